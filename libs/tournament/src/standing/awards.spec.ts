import type { Effect, EventFacts } from '../facts.js';
import { awardsOf, bestOfEach } from './awards.js';
import { presetNamed } from './presets.js';
import { standingsOf } from './standings.js';

const game = (
  table: number,
  a: string,
  b: string,
  vp: readonly [number, number],
): EventFacts['rounds'][0]['tables'][0] => ({
  table,
  decided: 'played',
  seats: [
    { player: a, outcome: 'win', figures: { vp: vp[0] } },
    { player: b, outcome: 'loss', figures: { vp: vp[1] } },
  ],
});
const facts = (effects: readonly Effect[] = []): EventFacts => ({
  entrants: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, groups: {}, from: 1 })),
  rounds: [
    {
      number: 1,
      closed: true,
      tables: [game(1, 'a', 'd', [90, 10]), game(2, 'b', 'e', [80, 40]), game(3, 'c', 'f', [80, 40])],
      open: [],
      byes: [],
    },
  ],
  effects,
  figures: [
    { player: 'a', figure: 'painting', value: 9 },
    { player: 'f', figure: 'painting', value: 8 },
  ],
  seed: 's',
});
const gw = presetNamed('gw')!;
const standings = (effects: readonly Effect[] = []): ReturnType<typeof standingsOf> => standingsOf(facts(effects), gw);
const FACTIONS = new Map([
  ['a', 'Orks'],
  ['d', 'Orks'],
  ['b', 'Elves'],
  ['e', 'Elves'],
  ['c', ''],
  ['f', 'Orks'],
]);

it('one prize a person, in their order; those who are level share one', () => {
  const awards = awardsOf(standings(), [{ name: 'first' }, { name: 'second' }, ...bestOfEach(FACTIONS)]);
  expect(awards).toEqual([
    { prize: 'first', players: ['a'], passed: [] },
    { prize: 'second', players: ['b', 'c'], passed: [{ player: 'a', because: 'has-a-prize' }] },
    { prize: 'Best of Elves', players: ['e'], passed: [{ player: 'b', because: 'has-a-prize' }] },
    { prize: 'Best of Orks', players: ['f'], passed: [{ player: 'a', because: 'has-a-prize' }] },
  ]);
});

it('who is barred from prizes keeps the place and is passed over', () => {
  const effects: readonly Effect[] = [
    { ruling: 'r1', player: 'a', does: 'no-prizes' },
    { ruling: 'r2', player: 'b', does: 'disqualified' },
  ];
  const result = standings(effects);
  expect(result.rows.slice(0, 2).map(({ player, place }) => [player, place])).toEqual([
    ['a', 1],
    ['c', 2],
  ]);
  expect(awardsOf(result, [{ name: 'first' }, { name: 'elf', among: ['b'] }])).toEqual([
    { prize: 'first', players: ['c'], passed: [{ player: 'a', because: 'no-prizes' }] },
    { prize: 'elf', players: [], passed: [{ player: 'b', because: 'disqualified' }] },
  ]);
});

it('a prize may go by a column, and beside others', () => {
  const preset = { ...gw, criteria: [...gw.criteria, { by: 'figure' as const, figure: 'painting' }] };
  const prizes = [
    { name: 'first' },
    { name: 'painter', column: 3 },
    { name: 'brush', column: 3, besides: true as const },
  ];
  expect(awardsOf(standingsOf(facts(), preset), prizes).map(({ players }) => players)).toEqual([['a'], ['f'], ['a']]);
});

describe('a prize by a column', () => {
  const preset = { ...gw, criteria: [...gw.criteria, { by: 'figure' as const, figure: 'painting' }] };
  const painter = [{ name: 'painter', column: 3 }];

  it('is nobody’s where nobody was told anything of it', () => {
    const { figures: _, ...untold } = facts();
    expect(awardsOf(standingsOf(untold, preset), painter)).toEqual([{ prize: 'painter', players: [], passed: [] }]);
    const total = { ...gw, criteria: [...gw.criteria, { by: 'total' as const, parts: [{ figure: 'painting' }] }] };
    expect(awardsOf(standingsOf(untold, total), painter)[0]?.players).toEqual([]);
    expect(awardsOf(standingsOf(facts(), total), painter)[0]?.players).toEqual(['a']);
  });

  it('is among those alone who were told something, where fewer is better too', () => {
    const lower = { ...gw, criteria: [...gw.criteria, { by: 'figure' as const, figure: 'painting', lower: true }] };
    expect(awardsOf(standingsOf(facts(), lower), painter)[0]?.players).toEqual(['f']);
  });

  it('passes over whoever has none in it, wherever they stand among the rows', () => {
    const result = standings();
    const turned = { ...result, rows: result.rows.map((row, at) => (at === 0 ? withNothing(row) : row)).toReversed() };
    for (const one of [turned, { ...turned, rows: turned.rows.toReversed() }])
      expect(awardsOf(one, [{ name: 'destroyer', column: 2 }])[0]?.players.toSorted()).toEqual(['b', 'c']);
  });
});

const withNothing = (row: ReturnType<typeof standings>['rows'][number]): typeof row => ({
  ...row,
  values: row.values.map(() => null),
});

it('who has left or never played has no prize, and is told so', () => {
  const played = facts();
  const came = played.entrants.map((one) => (one.id === 'a' ? { ...one, until: 1 } : one));
  const [first] = played.rounds;
  const second = { ...first!, number: 2, tables: [game(1, 'b', 'd', [90, 10]), game(2, 'c', 'e', [90, 10])] };
  const late = { id: 'g', groups: {}, from: 3 };
  const swept = { id: 'h', groups: {}, from: 1, until: 0 };
  const result = standingsOf({ ...played, entrants: [...came, late, swept], rounds: [first!, second] }, gw);
  const prizes = ['a', 'g', 'h', 'f'].map((one) => ({ name: one, among: [one] }));
  expect(awardsOf(result, prizes)).toEqual([
    { prize: 'a', players: [], passed: [{ player: 'a', because: 'left' }] },
    { prize: 'g', players: [], passed: [{ player: 'g', because: 'never-played' }] },
    { prize: 'h', players: [], passed: [{ player: 'h', because: 'never-played' }] },
    { prize: 'f', players: ['f'], passed: [] },
  ]);
});
