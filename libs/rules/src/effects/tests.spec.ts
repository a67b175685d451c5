import fc from 'fast-check';
import { enterPlace } from '../economy/moments.js';
import type { Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';
import { at, inventedPack, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import { head, source, withHead } from '../testing/invented-problems.js';
import { applyEffects } from './apply.js';
import { addTest } from './tests.js';

/** Drenched ends with the kindle step of the owner's turn; shaken only where the test is passed in it. */
const shaken = {
  id: 'shaken',
  name: 'Shaken',
  ends: { phase: 'kindle', turnOf: 'owner', passed: 'battle-shock' },
  source,
};
const statuses = [...(head['statuses'] as readonly object[]), shaken];
const PACK: Pack = inventedPack({ 'pack.json': { ...head, statuses } });

const BOTH = { statuses: ['drenched', 'shaken'] };
const tabled = (place: string) =>
  tableWith({
    clock: at(place),
    units: unitsOf(unit('A1', { ...BOTH, attachedTo: 'A2' }), unit('A2', { ...BOTH, attachedTo: 'A1' })),
  });
const statesOf = ({ units }: ReturnType<typeof tabled>) => [units['A1']?.statuses, units['A2']?.statuses];
const tested = (place: string, result: 'passed' | 'failed', test = 'battle-shock') =>
  addTest(PACK, tabled(place), { number: 7, unit: 'A1', test, result });

describe('a test of a unit', () => {
  it('is recorded with its result, where the battle is', () => {
    expect(tested('1.A.march', 'failed').acts).toEqual([
      { number: 7, unit: 'A1', act: 'battle-shock', result: 'failed', at: at('1.A.march') },
    ]);
  });

  it('that is passed in the own step ends the state, of both parts of an attached unit, and no other state', () => {
    expect(statesOf(tested('1.A.kindle', 'passed'))).toEqual([['drenched'], ['drenched']]);
  });

  it.each([
    ['failed', '1.A.kindle', 'failed', 'battle-shock'],
    ['passed in another step', '1.A.march', 'passed', 'battle-shock'],
    ["passed in the opponent's turn", '1.B.kindle', 'passed', 'battle-shock'],
    ['another test', '1.A.kindle', 'passed', 'ran'],
  ] as const)('that is %s leaves it', (_, place, result, test) => {
    expect(statesOf(tested(place, result, test))).toEqual([BOTH.statuses, BOTH.statuses]);
  });

  it('of a unit that nobody knows changes no unit', () => {
    const before = tabled('1.A.kindle');
    const after = addTest(PACK, before, { number: 7, unit: 'A9', test: 'battle-shock', result: 'passed' });
    expect(after.units).toEqual(before.units);
  });

  it('that an effect passes ends it as well', () => {
    const passes = { op: 'test', unit: 'target', test: 'battle-shock', result: 'passed' } as const;
    const cause = { number: 7, player: 'A', entry: 'core/flare-up', roles: { target: 'A1' } } as const;
    const { table } = applyEffects(PACK, tabled('1.A.kindle'), [passes], cause);
    expect(statesOf(table)).toEqual([['drenched'], ['drenched']]);
  });
});

describe('a state that only a passed test ends', () => {
  const ROUND = ['A.kindle', 'A.march', 'A.clash', 'B.kindle', 'B.march', 'B.clash'];
  const PLACES = [1, 2, 3].flatMap((round) => ROUND.map((place) => `${round}.${place}`));

  it('is not ended by any way through the battle', () => {
    fc.assert(
      fc.property(fc.subarray(PLACES, { minLength: 1 }), (places) => {
        const start: Table = { ...tabled('1.A.kindle'), clock: null };
        const end = places.reduce((now, place) => enterPlace(PACK, now, at(place), 1).table, start);
        expect(statesOf(end).flat()).toEqual(
          places.some((one) => one.includes('A.kindle')) ? ['shaken', 'shaken'] : [...BOTH.statuses, ...BOTH.statuses],
        );
      }),
      { numRuns: 40 },
    );
  });

  it('names a test that there is', () => {
    const ends = { ...shaken.ends, passed: 'battle-shok' };
    expect(withHead({ statuses: [{ ...shaken, ends }] }).join()).toContain(
      'names no known act: battle-shok; did you mean battle-shock?',
    );
  });
});
