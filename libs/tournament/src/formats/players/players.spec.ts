import fc from 'fast-check';
import { importEvent } from '../import.js';
import { rowsOf, writeRows } from './cells.js';
import { readPlayers } from './read.js';
import { playersCsv } from './write.js';

const codes = (text: string): readonly string[] => readPlayers(text).findings.map(({ code }) => code);

it.each([
  ['commas', 'Faction,Name,BCP ID\nOrks,Ann,x1\n"Elves, dark",Bo,x2\n'],
  ['semicolons', 'name;army;bcp id\r\nAnn;Orks;x1\r\nBo;Elves, dark;x2\r\n'],
  ['tabs, as they are pasted', 'BCP-ID\tPlayer name\tFaction\nx1\tAnn\tOrks\nx2\tBo\tElves, dark'],
])('headings in any order, parted by %s', (_, text) => {
  const { players, findings } = readPlayers(text);
  expect(findings).toEqual([]);
  expect(players.map(({ name, columns, outside }) => [name, columns?.['faction'], outside?.['bcp']])).toEqual([
    ['Ann', 'Orks', 'x1'],
    ['Bo', 'Elves, dark', 'x2'],
  ]);
});

it('ids of any program come back from what is written: what stands before the word names it', () => {
  const { players } = readPlayers('name;ECF ID;National_id;Paid\nAnn;e1;n1;yes');
  expect(players[0]).toMatchObject({ outside: { ecf: 'e1', national: 'n1' }, columns: { Paid: 'yes' } });
  expect(readPlayers(playersCsv({ players })).players).toEqual(players);
});

it('names alone are players too, and first and last names are put together', () => {
  expect(readPlayers('Ann\nBo\n\nCy').players.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cy']);
  expect(readPlayers('Last name,First name\nDoe,Ann').players[0]?.name).toBe('Ann Doe');
});

it.each([
  ['name-twice', 'name\nAnn Doe\nann  doe\n'],
  ['player-twice', 'id,name\n1,Ann\n1,Bo\n'],
  ['player-twice', 'name,FIDE ID\nAnn,77\nBo,77\n'],
  ['hidden-letters', '\uFEFFname\nAnn\n'],
  ['hidden-letters', 'name\nM\uFFFDller\n'],
  ['columns-off', 'name,faction\nDoe, Ann,Orks\n'],
  ['not-a-number', 'name,rating\nAnn,high\n'],
  ['not-read', 'name,faction\n,Orks\n'],
  ['not-read', 'name\n"Ann\nBo\n'],
  ['formula', 'name,faction\n"=HYPERLINK(""http://x"",""Ann"")",Orks\n'],
  ['formula', 'name,faction\nAnn,@SUM(A1)\n'],
])('%s: %j', (code, text) => {
  expect(codes(text)).toContain(code);
});

it('a formula is told with where it stands; a sign, a number or text that was guarded is none', () => {
  const { findings } = readPlayers("name,faction,club\nAnn,=1+1,-\nBo,+1,@owls\nCy,'=1+1,=\n");
  expect(findings.map(({ code, line, column, says }) => [code, line, column, says])).toEqual([
    ['formula', 2, 2, 'Line 2 has a formula of a spreadsheet under “faction”: was its value meant?'],
  ]);
});

it('a formula stays text, is guarded in what is written, and is the same text when it is read again', () => {
  const { players } = readPlayers('name,faction\n"=HYPERLINK(""http://x"")",+Orks\n-5,@x\n');
  expect(players[0]?.name).toBe('=HYPERLINK("http://x")');
  const text = playersCsv({ players });
  expect(text.split('\r\n')[1]).toBe(`1,"'=HYPERLINK(""http://x"")",'+Orks`);
  expect(readPlayers(text).players.map(({ name, columns }) => [name, columns])).toEqual(
    players.map(({ name, columns }) => [name, columns]),
  );
});

it('whatever stands in a cell comes back', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r\n', ' ', 'é') })
    .map((one) => `x${one}x`);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell), { minLength: 1 }),
      fc.constantFrom(',' as const, ';' as const, '\t' as const),
      (rows, delimiter) => {
        expect(rowsOf(writeRows(rows, delimiter), delimiter, []).map(({ cells }) => cells)).toEqual(rows);
      },
    ),
  );
});

it.each(['Email', 'e-mail', 'E-Mail address', 'Mail'])(
  'the addresses of a column “%s” go no further, and that is told',
  (heading) => {
    const text = `Name,${heading},Faction\nAnn,ann@example.org,Orks\n`;
    const read = importEvent(text);
    expect(JSON.stringify(read)).not.toContain('ann@');
    const left = `The column “${heading}” is left out: addresses go into no file of an event, which others read.`;
    expect(read.ok && [read.read.supposed, read.read.findings]).toEqual([['There are no rounds yet.', left], []]);
    expect(readPlayers(text).columns.map(({ as }) => as)).toEqual(['name', 'nothing', 'faction']);
  },
);

it('of two columns for the same the first that says something is taken, and what is left out is told with its line', () => {
  const text = 'name,BCP ID,Name,bcp-id,E-mail,Mail\nAnn,x1,Ann,x2,a@x,b@x\nBo,,Doe,y2,,\nCy,z1,,z2,,\n';
  const { players, findings } = readPlayers(text);
  expect(players.map(({ name, outside }) => [name, outside?.['bcp']])).toEqual([
    ['Ann', 'x1'],
    ['Bo', 'y2'],
    ['Cy', 'z1'],
  ]);
  expect(findings.map(({ code, line, column, says }) => [code, line, column, says])).toEqual([
    [
      ...['not-read', 3, 3],
      'In line 3, column 1 (“name”) says “Bo” and column 3 (“Name”) says “Doe”, which are taken for the same of a player. Give one of them another heading, or take it out.',
    ],
    [
      ...['not-read', 2, 4],
      'In line 2, column 2 (“BCP ID”) says “x1” and column 4 (“bcp-id”) says “x2”, which are taken for the same of a player, and 1 more line differs. Give one of them another heading, or take it out.',
    ],
  ]);
});

it('two players with one id of another program are told by their lines, and stay two', () => {
  const { players, findings } = readPlayers('name,BCP ID,ECF ID\nAnn,x1,x1\nBo,x2,\nCy,x1,\n');
  expect(players).toHaveLength(3);
  expect(findings).toEqual([
    {
      ...{ code: 'player-twice', line: 4, players: ['1', '3'], taken: 'Each as a player of their own.' },
      says: 'Lines 2, 4 have the same bcp id “x1”: one person twice, or a slip in one of them? Put it right.',
    },
  ]);
});

it('a heading with nobody below it is no event', () => {
  const read = importEvent('name,faction\n,Orks\n\n');
  expect(read.ok ? [] : read.findings.map(({ says }) => says)).toEqual([
    'Line 2 names nobody.',
    'There is a heading, and no line with a name below it. Write a line for each player.',
  ]);
});

it('ten thousand lines are read, and an import says that an event does not take so many', () => {
  const text = `name,faction\n${Array.from({ length: 10_000 }, (_, at) => `Player ${at},Orks`).join('\n')}`;
  const { players, findings } = readPlayers(text);
  expect([players.length, findings.length]).toEqual([10_000, 0]);
  const read = importEvent(text);
  expect(read.ok && read.read.findings).toMatchObject([
    {
      code: 'count-differs',
      facts: { found: 10_000, most: 5_000 },
      says: expect.stringContaining('an event takes 5000'),
    },
  ]);
});

it('a table with a heading for names is an event without rounds, and any other text is none', () => {
  const read = importEvent('name,faction\nAnn,Orks\n');
  expect(read.ok && [read.read.format, read.read.event.players[0]?.columns]).toEqual(['players', { faction: 'Orks' }]);
  expect(importEvent('It was a dark night, and it rained.').ok).toBe(false);
});
