import type { RoundOfEvent } from '@adjutant/tournament';
import { byName, byTable } from './lines.js';
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
