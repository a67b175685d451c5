import { lookedIn } from './looked-for.js';
import { sifted, type Kind, type Sieve } from './filter.js';

const entry = (
  number: number,
  type: 'StratagemUsed' | 'PhaseAdvanced' | 'UnitDestroyed' | 'EntryCorrected',
  text: string,
) => ({
  number,
  type,
  clock: 'R1.A.Shooting',
  text,
  mark: null,
  overridden: null,
});

const entries = [
  entry(0, 'PhaseAdvanced', 'R1.A.Command begins.'),
  entry(1, 'StratagemUsed', 'A uses Grenade on Shock Troops (A2).'),
  entry(2, 'UnitDestroyed', 'Line Squad (B2) is destroyed.'),
  entry(3, 'EntryCorrected', 'Entry 1 is corrected (strike): out of range'),
];

const read = ({ number, text }: { readonly number: number; readonly text: string }) => lookedIn(`#${number}`, text);
const found = (question: string, kinds: readonly Kind[] = [], over: Partial<Sieve> = {}) =>
  sifted(entries, { question, kinds, moved: new Set([0, 1]), flagged: new Set([2]), ...over }, read).map(
    ({ number }) => number,
  );

test('without a question or kinds everything is shown', () => expect(found('')).toEqual([0, 1, 2, 3]));
test('every word of a question counts, in any case', () => expect(found('GRENADE a2')).toEqual([1]));
test('an entry is found by its number', () => expect(found('#2')).toEqual([2]));
test('kinds add up', () => expect(found('', ['uses', 'units'])).toEqual([1, 2]));
test('what moved points is found, whatever it was', () => expect(found('', ['points'])).toEqual([0, 1]));
test('what has an unmet finding is found', () => expect(found('', ['flagged'])).toEqual([2]));

test('a struck entry belongs to the corrections', () => {
  const struck = entries.map((one) => (one.number === 1 ? { ...one, mark: 'struck' as const } : one));
  const sieve = { question: '', kinds: ['corrections' as const], moved: new Set<number>(), flagged: new Set<number>() };
  expect(sifted(struck, sieve, read).map(({ number }) => number)).toEqual([1, 3]);
});
