import { presetNamed } from '../../standing/presets.js';
import { standingsOf } from '../../standing/standings.js';
import { factsOf, type EventFile } from '../event-file.js';
import { standingsCsv } from '../players/write.js';
import { listCsv } from './list.js';
import { standingsList } from './standings.js';

const known = { outside: { bcp: 'x1' }, columns: { faction: 'Orks', detachment: 'Horde' }, rating: 1500 };
const EVENT: EventFile = {
  ...{ adjutant: 'event', version: 1, name: 'The open', seed: 's', rounds: [], effects: [] },
  players: [
    { id: 'a', name: 'Ann', groups: {}, from: 1, ...known },
    { id: 'b', name: 'Bo', groups: {}, from: 1 },
  ],
};
const wtc = presetNamed('wtc')!;
const linesOf = (csv: string): readonly string[] => csv.trim().split('\r\n');

test('a spreadsheet of the standings has as many cells in a row as headings, and keeps detachment and ids', () => {
  const list = standingsList(EVENT, standingsOf(factsOf(EVENT), wtc));
  expect(list.columns.map(({ title }) => title)).not.toContain('Notes');
  const lines = linesOf(listCsv(list)).map((line) => line.split(','));
  const [heading, ...rows] = lines;
  expect(heading?.slice(0, 3)).toEqual(['Place', 'Name', 'Faction']);
  expect(heading?.slice(-2)).toEqual(['detachment', 'bcp id']);
  expect(rows.map((cells) => cells.length)).toEqual([heading?.length, heading?.length]);
  expect(rows.find((cells) => cells[1] === 'Ann')?.slice(-2)).toEqual(['Horde', 'x1']);
});

test('and so does what an import writes, with ratings where there are any', () => {
  const csv = (event: EventFile) => linesOf(standingsCsv(event, standingsOf(factsOf(event), wtc)));
  const [heading, ...rows] = csv(EVENT);
  expect(heading).toMatch(/^place,id,name,rating,faction,detachment,bcp id,/);
  expect(rows.map((row) => row.split(',').slice(1, 7)).toSorted()).toEqual([
    ['a', 'Ann', '1500', 'Orks', 'Horde', 'x1'],
    ['b', 'Bo', '', '', '', ''],
  ]);
  const [, ...unknown] = EVENT.players;
  expect(csv({ ...EVENT, players: unknown })[0]).toMatch(/^place,id,name,(?!rating)/);
});
