import { slipsCsv, slipsOf } from './slips.js';

const EVENT = { name: 'The open', players: ['a', 'b'].map((id) => ({ id, name: id, groups: {}, from: 1 })) };
const SHEET = { round: 2, draft: true, tables: [{ table: 4, players: ['a', 'b'] as const }], byes: [] };

test('a slip says in which hall its table stands, where there are halls, also in a spreadsheet', () => {
  const slips = slipsOf(EVENT, { ...SHEET, halls: [{ name: 'Gym', from: 1, to: 9 }] }, () => undefined);
  expect(slips).toEqual([{ event: 'The open', round: 2, table: 4, hall: 'Gym', players: ['a', 'b'] }]);
  expect(slipsCsv(slips).split(/\r?\n/)[0]).toBe('Round,Table,Hall,A,B,"Result (A, B, draw)",Points A,Points B');
  expect(slipsCsv(slips)).toContain('2,4,Gym,a,b,,,');
});

test('without halls it says none', () => {
  const slips = slipsOf(EVENT, SHEET, (table) => `http://x/${table}`);
  expect(slips).toEqual([{ event: 'The open', round: 2, table: 4, players: ['a', 'b'], address: 'http://x/4' }]);
  expect(slipsCsv(slips).split(/\r?\n/)[0]).toBe('Round,Table,A,B,"Result (A, B, draw)",Points A,Points B');
});

test('in a spreadsheet what is known of players besides their names stands at the end', () => {
  const [a, b] = EVENT.players;
  const players = [
    { ...a!, columns: { faction: 'Orks' } },
    { ...b!, outside: { bcp: 'x1' } },
  ];
  const csv = slipsCsv(slipsOf({ ...EVENT, players }, SHEET, () => undefined));
  expect(csv.trim().split(/\r?\n/)).toEqual([
    'Round,Table,A,B,"Result (A, B, draw)",Points A,Points B,A faction,A bcp id,B faction,B bcp id',
    '2,4,a,b,,,,Orks,,,x1',
  ]);
});
