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
