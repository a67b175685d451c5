import { listCsv } from './list.js';
import { pairingsByName, pairingsByTable } from './pairings.js';

const player = (id: string, name: string, columns?: { readonly [title: string]: string }) => ({
  ...{ id, name, groups: {}, from: 1 },
  ...(columns && { columns }),
});
const EVENT = {
  name: 'The open',
  players: [
    player('a', 'Zoë', { faction: 'Orks', bcp: '77' }),
    player('b', 'Ann', { faction: 'Elves' }),
    player('c', 'Bo'),
  ],
};
const SHEET = {
  ...{ round: 1, draft: false },
  tables: [{ table: 4, players: ['a', 'b'] as const }],
  byes: [{ player: 'c', kind: 'pairing' as const }],
};

test('a spreadsheet of pairings keeps what is known of players besides their names, by table and by name', () => {
  expect(listCsv(pairingsByTable(EVENT, SHEET)).trim().split(/\r?\n/)).toEqual([
    'Table,A,B,A faction,A bcp,B faction,B bcp',
    '4,Zoë,Ann,Orks,77,Elves,',
    '–,Bo,bye,,,,',
  ]);
  expect(listCsv(pairingsByName(EVENT, SHEET)).trim().split(/\r?\n/)).toEqual([
    'Name,Table,Seat,Opponent,faction,bcp',
    'Ann,4,B,Zoë,Elves,',
    'Bo,–,,bye,,',
    'Zoë,4,A,Ann,Orks,77',
  ]);
});

test('ids of other programs stand beside them, where the file has them', () => {
  const [a, ...others] = EVENT.players;
  const known = { ...EVENT, players: [{ ...a!, outside: { fide: '42' } }, ...others] };
  expect(listCsv(pairingsByTable(known, SHEET)).split(/\r?\n/).slice(0, 2)).toEqual([
    'Table,A,B,A faction,A bcp,A fide id,B faction,B bcp,B fide id',
    '4,Zoë,Ann,Orks,77,42,Elves,,',
  ]);
  expect(listCsv(pairingsByName(known, SHEET))).toContain('Zoë,4,A,Ann,Orks,77,42');
});

test('nothing stands beside them where nothing is known', () => {
  const { players } = EVENT;
  const bare = { ...EVENT, players: players.map(({ columns: _, ...one }) => one) };
  expect(listCsv(pairingsByTable(bare, SHEET)).split(/\r?\n/)[0]).toBe('Table,A,B');
});

test('where the event has halls every table says in which it stands, and the head which tables are where', () => {
  const halls = [
    { name: 'Gym', from: 1, to: 3 },
    { name: 'Annex', from: 4, to: 4 },
  ];
  const tables = [
    { table: 4, players: ['a', 'b'] as const },
    { table: 9, players: ['b', 'a'] as const },
  ];
  const { players } = EVENT;
  const event = { ...EVENT, players: players.map(({ columns: _, ...one }) => one) };
  const byTable = pairingsByTable(event, { ...SHEET, tables, halls });
  expect(byTable.under).toEqual(['2 tables', 'Annex: table 4']);
  expect(listCsv(byTable).trim().split(/\r?\n/)).toEqual([
    ...['Table,Hall,A,B', '4,Annex,Zoë,Ann'],
    ...['9,,Ann,Zoë', '–,,Bo,bye'],
  ]);
  const byName = listCsv(pairingsByName(event, { ...SHEET, halls })).trim();
  expect(byName.split(/\r?\n/)).toEqual([
    'Name,Table,Hall,Seat,Opponent',
    'Ann,4,Annex,B,Zoë',
    'Bo,–,,,bye',
    'Zoë,4,Annex,A,Ann',
  ]);
});
