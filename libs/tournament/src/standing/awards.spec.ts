import type { Effect, EventFacts } from '../facts.js';
import { awardsOf, bestOfEach, type Award, type Prize } from './awards.js';
import { presetNamed } from './presets.js';
import type { Preset } from './preset.js';
import { standingsOf } from './standings.js';
import { tookPartIn } from './took-part.js';

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
/** As `facts` have it, whatever rulings say: everybody of them has played. */
const given = (of: ReturnType<typeof standings>, prizes: readonly Prize[], by = facts()): readonly Award[] =>
  awardsOf(of, prizes, tookPartIn(by, of.after));
const FACTIONS = new Map([
  ['a', 'Orks'],
  ['d', 'Orks'],
  ['b', 'Elves'],
  ['e', 'Elves'],
  ['c', ''],
  ['f', 'Orks'],
]);

it('one prize a person, in their order; those who are level share one', () => {
  const awards = given(standings(), [{ name: 'first' }, { name: 'second' }, ...bestOfEach(FACTIONS)]);
  expect(awards).toEqual([
    { prize: 'first', players: ['a'], passed: [] },
    { prize: 'second', players: ['b', 'c'], passed: [{ player: 'a', because: 'has-a-prize' }] },
    { prize: 'Best of Elves', players: ['e'], passed: [{ player: 'b', because: 'has-a-prize' }] },
    { prize: 'Best of Orks', players: ['f'], passed: [{ player: 'a', because: 'has-a-prize' }] },
  ]);
});

it('a group is one however its name is typed, and is called as it was written first', () => {
  const typed = ['Space  Orks', 'space orks', ' SPACE ORKS ', 'Elves', 'ﬁends', 'fiends', ' '];
  expect(bestOfEach(new Map(typed.map((value, at) => [`p${at}`, value])))).toEqual([
    { name: 'Best of Elves', among: ['p3'] },
    { name: 'Best of Space Orks', among: ['p0', 'p1', 'p2'] },
    { name: 'Best of ﬁends', among: ['p4', 'p5'] },
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
  expect(given(result, [{ name: 'first' }, { name: 'elf', among: ['b'] }])).toEqual([
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
  expect(given(standingsOf(facts(), preset), prizes).map(({ players }) => players)).toEqual([['a'], ['f'], ['a']]);
});

describe('a prize by a column', () => {
  const preset = { ...gw, criteria: [...gw.criteria, { by: 'figure' as const, figure: 'painting' }] };
  const painter = [{ name: 'painter', column: 3 }];

  it('is nobody’s where nobody was told anything of it', () => {
    const { figures: _, ...untold } = facts();
    expect(given(standingsOf(untold, preset), painter)).toEqual([{ prize: 'painter', players: [], passed: [] }]);
    const total = { ...gw, criteria: [...gw.criteria, { by: 'total' as const, parts: [{ figure: 'painting' }] }] };
    expect(given(standingsOf(untold, total), painter)[0]?.players).toEqual([]);
    expect(given(standingsOf(facts(), total), painter)[0]?.players).toEqual(['a']);
  });

  it('is among those alone who were told something, where fewer is better too', () => {
    const lower = { ...gw, criteria: [...gw.criteria, { by: 'figure' as const, figure: 'painting', lower: true }] };
    expect(given(standingsOf(facts(), lower), painter)[0]?.players).toEqual(['f']);
  });

  it('passes over whoever has none in it, wherever they stand among the rows', () => {
    const result = standings();
    const turned = { ...result, rows: result.rows.map((row, at) => (at === 0 ? withNothing(row) : row)).toReversed() };
    for (const one of [turned, { ...turned, rows: turned.rows.toReversed() }])
      expect(given(one, [{ name: 'destroyer', column: 2 }])[0]?.players.toSorted()).toEqual(['b', 'c']);
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
  const all = { ...played, entrants: [...came, late, swept], rounds: [first!, second] };
  const result = standingsOf(all, gw);
  const prizes = ['a', 'g', 'h', 'f'].map((one) => ({ name: one, among: [one] }));
  expect(given(result, prizes, all)).toEqual([
    { prize: 'a', players: [], passed: [{ player: 'a', because: 'left' }] },
    { prize: 'g', players: [], passed: [{ player: 'g', because: 'never-played' }] },
    { prize: 'h', players: [], passed: [{ player: 'h', because: 'never-played' }] },
    { prize: 'f', players: ['f'], passed: [] },
  ]);
});

describe('in an order of figures alone, which counts no rounds', () => {
  const order: Preset = { ...gw, criteria: [{ by: 'figure', figure: 'painting' }, { by: 'lots' }] };
  const [first] = facts().rounds;
  const away = { player: 'h', kind: 'zero' as const, figures: {} };
  const told = [
    { player: 'g', figure: 'painting', value: 30 },
    { player: 'h', figure: 'painting', value: 20 },
  ];
  const withAway = (bye: EventFacts['rounds'][0]['byes'][0]): EventFacts => ({
    ...facts(),
    entrants: [...facts().entrants, ...['g', 'h'].map((id) => ({ id, groups: {}, from: 1 }))],
    rounds: [{ ...first!, byes: [bye] }],
    figures: [...facts().figures!, ...told],
  });
  const painter = (all: EventFacts): Award | undefined =>
    given(standingsOf(all, order), [{ name: 'painter', column: 0 }], all)[0];

  it('whoever never came has no prize for what they brought, nor who asked to be away', () => {
    const passed = ['g', 'h'].map((player) => ({ player, because: 'never-played' }));
    expect(painter(withAway(away))).toEqual({ prize: 'painter', players: ['a'], passed });
  });

  it('whoever was given a bye for coming, or a loss, has it', () => {
    const passed = [{ player: 'g', because: 'never-played' }];
    for (const bye of [
      { ...away, kind: 'pairing' as const },
      { ...away, assigned: 'loss' as const },
    ])
      expect(painter(withAway(bye))).toEqual({ prize: 'painter', players: ['h'], passed });
  });
});
