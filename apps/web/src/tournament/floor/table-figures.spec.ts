import { presetNamed, type TableOfRound } from '@adjutant/tournament';
import { fieldsOf, tellingOf, unagreed, untoldText, valueOf } from './table-figures.js';

const TABLE: TableOfRound = {
  ...{ table: 1, A: 'ann', B: 'bob', publication: 1, match: 'm', result: null, disputed: false, extended: 0 },
};
const asked = (preset: string) => fieldsOf(presetNamed(preset), (side) => (side === 'A' ? 'Ann' : 'Bob'));

test('a slip is asked for games where its event ranks by them, and for points where no margin makes them', () => {
  expect(asked('mtr').map(({ label }) => label)).toEqual(['games won of Ann', 'games won of Bob', 'games drawn']);
  expect(asked('old-world').map(({ label }) => label)).toEqual(['TP of Ann', 'TP of Bob']);
  expect(['gw', 'itc', 'wtc', 'amg', 'chess'].flatMap(asked)).toEqual([]);
  const oldWorld = presetNamed('old-world')!;
  const converted = { ...oldWorld, conversion: { from: 'vp', to: 'tp', table: '0,9 => 10,10' } };
  expect(fieldsOf(converted, String)).toEqual([]);
});

test('what was typed is told of both, and what was drawn of each', () => {
  const of = { table: TABLE, round: 2 };
  expect(tellingOf(asked('mtr'), { 'A gamesWon': '2', 'B gamesWon': '0', gamesDrawn: '1' }, of)).toEqual([
    { type: 'TellFigures', data: { player: 'ann', figures: { gamesWon: 2, gamesDrawn: 1 }, round: 2 } },
    { type: 'TellFigures', data: { player: 'bob', figures: { gamesWon: 0, gamesDrawn: 1 }, round: 2 } },
  ]);
  expect(tellingOf(asked('mtr'), { 'B gamesWon': ' 1 ', 'A gamesWon': '' }, of)).toEqual([
    { type: 'TellFigures', data: { player: 'bob', figures: { gamesWon: 1 }, round: 2 } },
  ]);
  expect(tellingOf(asked('mtr'), {}, of)).toEqual([]);
  for (const none of ['two', '-1', '1.5']) expect(tellingOf(asked('mtr'), { 'A gamesWon': none }, of)).toBeNull();
  expect(tellingOf(asked('old-world'), { 'A tp': '9,5' }, of)).toMatchObject([{ data: { figures: { tp: 9.5 } } }]);
});

test('what was told before stands in its field until something else is typed', () => {
  const [ann, bob, drawn] = asked('mtr');
  const table = { ...TABLE, figures: { A: { gamesWon: 2, gamesDrawn: 0 } } };
  expect([ann, bob, drawn].map((field) => valueOf(field!, {}, table))).toEqual(['2', '', '0']);
  expect(valueOf(ann!, { 'A gamesWon': '' }, table)).toBe('');
});

test('games that one alone told, or the two differently, count for nothing: those tables are named before the round is closed', () => {
  const games = (won: number) => ({ gamesWon: won, gamesDrawn: 0 });
  const said = (won: number) => ({ A: games(won), B: games(1) });
  const tables: readonly TableOfRound[] = [
    TABLE,
    { ...TABLE, table: 2, reported: { A: said(2) } },
    { ...TABLE, table: 3, reported: { A: said(2), B: said(0) } },
    { ...TABLE, table: 4, reported: { B: said(2) }, figures: said(2) },
    { ...TABLE, table: 5, reported: { B: said(2) }, figures: { A: games(2) } },
  ];
  const named = (preset?: string) =>
    unagreed(preset === undefined ? undefined : presetNamed(preset), tables).map(({ table }) => table);
  expect(named('mtr')).toEqual([2, 3, 5]);
  expect([named('gw'), named()]).toEqual([[], []]);
});

test('what nobody told of tables with a result is named before the round is closed, where the order ranks by it', () => {
  const result = (decided: 'played' | 'double-loss'): TableOfRound['result'] => ({
    ...{ said: { decided, A: { outcome: 'loss', figures: {} }, B: { outcome: 'loss', figures: {} } }, sure: 'entered' },
  });
  const played: TableOfRound = { ...TABLE, result: result('played') };
  const both = { A: { tp: 15 }, B: { tp: 5 } };
  const tables: readonly TableOfRound[] = [
    TABLE,
    { ...played, table: 2 },
    { ...played, table: 3, figures: { A: both.A } },
    { ...played, table: 4, figures: both },
    { ...played, table: 5, reported: { A: both } },
    { ...played, table: 6, result: result('double-loss') },
  ];
  const said = (preset: string) => untoldText(presetNamed(preset), tables);
  expect(said('old-world')).toBe(
    'Nobody has told TP of table 2, 3: it counts as none, and whoever has a bye may stand above both. Open the table, and tell it before the round is closed.',
  );
  expect(said('mtr')).toContain('games won and games drawn of table 2, 3, 4:');
  expect([said('wtc'), untoldText(undefined, tables)]).toEqual([null, null]);
});
