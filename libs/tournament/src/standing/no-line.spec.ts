import { awardsOf } from './awards.js';
import { explain } from './explain.js';
import { standingsOf, type Standings } from './standings.js';
import { column, only, played, table, type Figures } from './testing/rounds.js';

// Margins of an own table that no line has: above its last line, and between two.
const conversion = { from: 'vp', to: 'gp', table: '0,20 => 10,10 ; 30,60 => 5,15', upperIncluded: false };
const order = { ...only('wtc', { by: 'figure', figure: 'gp', name: 'game points' }), conversion };
const ranked = (figures: Figures): Standings => standingsOf(played('ab', [[table('a-b', 'win', figures)]]), order);

const saidOf = ({ columns, rows }: Standings, player: string): readonly string[] =>
  explain(columns[0]!, rows.find((one) => one.player === player)!.values[0]!, (id) => id);

it.each([
  ['above the last line', [90, 10], 80],
  ['between two lines', [40, 15], 25],
] as const)('a margin %s brings neither anything, and the arithmetic of both says why', (_, vp, margin) => {
  const standings = ranked({ vp });
  expect(saidOf(standings, 'a')).toEqual([
    `Round 1: won against b (margin ${margin}, which no line of the table of margins has): 0.`,
    'game points: 0.',
  ]);
  expect(saidOf(standings, 'b')).toEqual([
    `Round 1: lost to a (margin -${margin}, which no line of the table of margins has): 0.`,
    'game points: 0.',
  ]);
});

it('what a line has, what was told and what nobody played says nothing of lines', () => {
  expect(saidOf(ranked({ vp: [50, 10] }), 'a')).toEqual([
    'Round 1: won against b (margin 40): 15.',
    'game points: 15.',
  ]);
  expect(saidOf(ranked({ vp: [90, 10], gp: [17, 3] }), 'a')).toEqual([
    'Round 1: won against b: 17.',
    'game points: 17.',
  ]);
  const forfeit = standingsOf(played('ab', [[table('a-b', 'win', { vp: [90, 10] }, 'forfeit')]]), order);
  expect(saidOf(forfeit, 'a')).toEqual(['game points: 0.']);
});

it('nobody has a prize of the column for it', () => {
  const prize = { name: 'most game points', column: 0 };
  const awards = (figures: Figures) => awardsOf(ranked(figures), [prize], () => true);
  expect(awards({ vp: [90, 10] })).toEqual([{ prize: prize.name, players: [], passed: [] }]);
  expect(awards({ vp: [50, 10] })).toMatchObject([{ players: ['a'] }]);
});

it('changes no number of those who have one', () => {
  const two = played('abcd', [[table('a-b', 'win', { vp: [90, 10] }), table('c-d', 'win', { vp: [50, 10] })]]);
  expect(column(two, order, 0)).toEqual({ a: '0', b: '0', c: '15', d: '5' });
});
