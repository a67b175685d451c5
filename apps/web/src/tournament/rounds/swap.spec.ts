import { swapped, whereIs } from './swap.js';

const pairing = (table: number, A: string, B: string) => ({
  ...{ table, A, B, publication: 0 },
  ...{ match: null, result: null, disputed: false, extended: 0 },
});
const SHEET = {
  tables: [pairing(1, 'ann', 'bo'), pairing(2, 'cy', 'di')],
  byes: [{ player: 'ed', kind: 'pairing' as const }],
};

test.each([
  [
    'ann',
    'di',
    {
      tables: [
        { table: 1, A: 'di', B: 'bo' },
        { table: 2, A: 'cy', B: 'ann' },
      ],
    },
  ],
  ['ann', 'bo', { tables: [{ table: 1, A: 'bo', B: 'ann' }] }],
  ['cy', 'ed', { tables: [{ table: 2, A: 'ed', B: 'di' }], byes: [{ player: 'cy', kind: 'pairing' }] }],
  ['ann', 'ann', null],
  ['ed', 'nobody', null],
])('%s and %s change places', (one, other, sent) => {
  expect(swapped(SHEET, one, other)).toEqual(sent);
});

test.each([
  ['di', 'table 2'],
  ['ed', 'a bye'],
  ['zoe', 'nowhere'],
])('%s is at %s', (player, place) => {
  expect(whereIs(SHEET, player)).toBe(place);
});
