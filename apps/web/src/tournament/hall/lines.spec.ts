import type { RoundOfEvent } from '@adjutant/tournament';
import { byName, byTable, linesOf } from './lines.js';
import { shownIn } from './shows.js';
import { screensOf } from './turning.js';

const named = (id: string): string => id.toUpperCase();
const table = (number: number, A: string, B: string) => ({
  ...{ table: number, A, B, publication: 1, match: 'm', result: null, disputed: false, extended: 0 },
});
const ROUND = {
  tables: [table(1, 'di', 'bo'), table(2, 'ann', 'cy')],
  byes: [{ player: 'ed', kind: 'pairing' as const }],
};

test('by name everybody finds table and opponent', () => {
  expect(byName(ROUND, named).map(({ mark, says, more }) => `${says} ${mark} ${more}`)).toEqual([
    'ANN 2 against CY',
    'BO 1 against DI',
    'CY 2 against ANN',
    'DI 1 against BO',
    'ED Bye ',
  ]);
});

test('by table each table stands once, byes last', () => {
  expect(byTable(ROUND, named).map(({ mark, says }) => `${mark} ${says}`)).toEqual([
    '1 DI – BO',
    '2 ANN – CY',
    'Bye ED',
  ]);
});

test('a screen of several halls says where each table stands', () => {
  const halls = [{ name: 'Gym', from: 1, to: 1 }] as unknown as NonNullable<RoundOfEvent['halls']>;
  expect(byTable({ ...ROUND, halls }, named).map(({ mark, more }) => `${mark} ${more}`)).toEqual([
    '1 Gym',
    '2 ',
    'Bye ',
  ]);
  expect(byName({ ...ROUND, halls }, named).map(({ more }) => more)).toContain('against DI · Gym');
});

test('a long list is screens of one size', () => {
  expect(screensOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(screensOf([], 2)).toEqual([]);
});

test('live tables stand by number, each with how far it is, and how many are decided', () => {
  const seat = (outcome: 'win' | 'loss', vp: number) => ({ outcome, figures: { vp } });
  const won = {
    said: { decided: 'played' as const, A: seat('win', 80), B: seat('loss', 60) },
    ...{ sure: 'confirmed', at: '2031-05-04T12:00:00.000Z' },
  };
  const [first, second] = ROUND.tables;
  const tables = [{ ...first!, result: won }, { ...second!, disputed: true, result: won }, table(3, 'fay', 'gus')];
  const { lines, what } = linesOf('live', { ...ROUND, number: 2, tables }, named);
  expect(what).toBe('Tables of round 2: 1 of 3 decided');
  expect(lines.map(({ mark, more }) => `${mark} ${more}`)).toEqual([
    '1 ● DI won 80–60',
    '2 ▲ disputed',
    '3 ○ no result',
  ]);
});

test('a screen offers the bracket where the event has one', () => {
  const cut = { after: 3, players: ['ann', 'bo'], others: 'are-done' };
  const of = (one: typeof cut & { readonly bracket?: boolean }) => shownIn({ cut: one }).map(({ value }) => value);
  expect(of(cut)).not.toContain('bracket');
  expect(of({ ...cut, bracket: true }).at(-1)).toBe('bracket');
  expect(shownIn({ cut: null })[0].value).toBe('names');
});
