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

test('nothing stands beside them where nothing is known', () => {
  const { players } = EVENT;
  const bare = { ...EVENT, players: players.map(({ columns: _, ...one }) => one) };
  expect(listCsv(pairingsByTable(bare, SHEET)).split(/\r?\n/)[0]).toBe('Table,A,B');
});
