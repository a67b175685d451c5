import { randomEvents } from '@adjutant/testing/events';
import fc from 'fast-check';
import type { Effect, EventFacts } from '../facts.js';
import { explain, placeSentence } from './explain.js';
import type { Part } from './parts.js';
import { presetNamed, presets } from './presets.js';
import type { Preset } from './preset.js';
import { compare, divided, exactly, most, sum, written, type Rational } from './rational.js';
import { standingsOf, type Standings, type Value } from './standings.js';

const preset = (id: string): Preset => presetNamed(id)!;
const FIGURES = ['vp', 'tp', 'gp', 'gamesWon'];

/** What the parts come to, as a reader of the arithmetic would add them up. */
function again({ made, parts, outOf, held, exact }: Value): readonly string[] {
  const counted = parts.filter(({ cut }) => cut === undefined).map(({ amount }) => exactly(amount));
  const total = sum(counted);
  if (made === 'sum') return [written(total)];
  const raised = (value: Rational): readonly string[] => [
    written(held === undefined ? value : most(value, exactly(exact[0] ?? '0'))),
  ];
  if (made === 'mean') return raised(counted.length === 0 ? total : divided(total, exactly(counted.length)));
  if (made !== 'share') return exact;
  return raised(outOf === '0' ? exactly(0) : divided(total, exactly(outOf ?? '1')));
}

it.each(presets().map(({ id }) => id))('%s: the parts of every number come to it, and no number drifts', (id) => {
  fc.assert(
    fc.property(randomEvents(FIGURES), (facts) => {
      for (const { values } of standingsOf(facts, preset(id)).rows)
        for (const value of values) if (value !== null) expect(value.exact).toEqual(again(value));
    }),
    { numRuns: 40 },
  );
});

it.each(presets().map(({ id }) => id))('%s: everybody has one place, and who is level shares it', (id) => {
  fc.assert(
    fc.property(randomEvents(FIGURES), (facts) => {
      const { rows } = standingsOf(facts, preset(id));
      expect(rows.map(({ player }) => player).sort()).toEqual(facts.entrants.map((one) => one.id).sort());
      rows.forEach(({ place, shared }, at) => {
        const level = rows.filter((one) => one.place === place).length;
        expect([place, shared]).toEqual([rows.findIndex((one) => one.place === place) + 1, level > 1]);
        expect(at + 1).toBeLessThan((place ?? 0) + level);
      });
    }),
    { numRuns: 40 },
  );
});

it('the order of the file, of tables and of players changes nothing', () => {
  fc.assert(
    fc.property(randomEvents(FIGURES), (facts) => {
      const turned: EventFacts = {
        ...facts,
        entrants: facts.entrants.toReversed(),
        rounds: facts.rounds.map((round) => ({ ...round, tables: round.tables.toReversed() })),
      };
      for (const id of ['chess', 'gw', 'mtr'])
        expect(standingsOf(turned, preset(id))).toEqual(standingsOf(facts, preset(id)));
    }),
    { numRuns: 40 },
  );
});

const table = (
  number: number,
  a: string,
  b: string,
  vp: readonly [number, number],
): EventFacts['rounds'][0]['tables'][0] => ({
  table: number,
  decided: 'played',
  seats: [
    { player: a, outcome: vp[0] > vp[1] ? 'win' : vp[0] < vp[1] ? 'loss' : 'draw', figures: { vp: vp[0] } },
    { player: b, outcome: vp[1] > vp[0] ? 'win' : vp[0] < vp[1] ? 'loss' : 'draw', figures: { vp: vp[1] } },
  ],
});
const entrants = ['a', 'b', 'c', 'd'].map((id) => ({ id, groups: {}, from: 1 }));
const two: EventFacts = {
  entrants,
  rounds: [
    {
      number: 1,
      closed: true,
      tables: [table(1, 'a', 'b', [60, 40]), table(2, 'c', 'd', [55, 50])],
      open: [],
      byes: [],
    },
    {
      number: 2,
      closed: false,
      tables: [table(1, 'a', 'c', [0, 90])],
      open: [{ table: 2, players: ['b', 'd'] }],
      byes: [],
    },
  ],
  effects: [],
  seed: 'seed',
};

it('a round that is running is shown as such, and nothing of it counts', () => {
  const { after, running, rows } = standingsOf(two, preset('gw'));
  expect({ after, running }).toEqual({ after: 1, running: [{ round: 2, decided: 1, open: 1 }] });
  expect(rows.map(({ player, place }) => `${place} ${player}`)).toEqual(['1 a', '2 c', '3 d', '4 b']);
  expect(rows[0]?.values[2]?.value).toBe(60);
});

it('a table of a closed round on which nothing stands is listed, and counts for neither', () => {
  const rounds = two.rounds.map((round) => ({ ...round, closed: true }));
  const { outside, rows } = standingsOf({ ...two, rounds }, preset('gw'));
  expect(outside).toEqual([{ round: 2, table: 2, players: ['b', 'd'], disputed: false }]);
  expect(rows.find(({ player }) => player === 'b')?.values[2]?.parts.map(({ round }) => round)).toEqual([1]);
});

it('a table that is disputed after its round was closed counts as before, and is listed', () => {
  const [first, ...others] = two.rounds;
  const tables = first!.tables.map((one) => (one.table === 1 ? { ...one, disputed: true } : one));
  const [before, now] = [
    standingsOf(two, preset('gw')),
    standingsOf({ ...two, rounds: [{ ...first!, tables }, ...others] }, preset('gw')),
  ];
  const counts = ({ rows }: Standings) =>
    rows.map(({ place, player, values }) => [place, player, values.map((one) => one?.exact)]);
  expect(counts(now)).toEqual(counts(before));
  expect([before.disputed, now.disputed]).toEqual([
    [],
    [{ round: 1, table: 1, players: tables[0]!.seats.map(({ player }) => player) }],
  ]);
});

describe('effects of rulings', () => {
  const EFFECTS: readonly Effect[] = [
    { ruling: 'r1', player: 'a', figure: 'vp', add: -30, round: 1 },
    { ruling: 'r2', player: 'c', figure: 'points', add: -1 },
    { ruling: 'r3', player: 'a', does: 'no-prizes' },
    { ruling: 'r4', player: 'a', does: 'disqualified' },
  ];

  it.each(EFFECTS)('%j changes the standings, and taken away leaves them as they were, to the byte', (effect) => {
    for (const { id } of presets()) {
      const before = JSON.stringify(standingsOf(two, preset(id)));
      const during = JSON.stringify(standingsOf({ ...two, effects: [effect] }, preset(id)));
      const after = JSON.stringify(standingsOf({ ...two, effects: [effect].filter(() => false) }, preset(id)));
      expect(during).not.toBe(before);
      expect(after).toBe(before);
    }
  });

  it('figures are added with their ruling, and one of a round that does not count is not', () => {
    const vp = (effect: Effect): readonly Part[] | undefined =>
      standingsOf({ ...two, effects: [effect] }, preset('gw')).rows.find(({ player }) => player === 'a')?.values[2]
        ?.parts;
    expect(vp(EFFECTS[0]!)?.at(-1)).toEqual({ from: 'ruling', amount: '-30', ruling: 'r1', round: 1 });
    expect(vp({ ruling: 'r1', player: 'a', figure: 'vp', add: -30, round: 2 })).toHaveLength(1);
  });

  it('who is disqualified has no place, and counts as an opponent all the same', () => {
    const { rows } = standingsOf({ ...two, effects: [EFFECTS[3]!] }, preset('gw'));
    expect(rows.map(({ player, place }) => `${place} ${player}`)).toEqual(['1 c', '2 d', '3 b', 'null a']);
    expect(rows.find(({ player }) => player === 'b')?.values[1]?.value).toBe(1);
  });

  it('are told by a word, without the id of the ruling, which is for whoever runs the event', () => {
    const { rows, ...head } = standingsOf({ ...two, effects: EFFECTS }, preset('gw'));
    const out = rows.find(({ player }) => player === 'a')!;
    expect(placeSentence(head, out, String)).toBe('a has no place: disqualified, no prizes.');
    expect(out.marks).toContainEqual({ mark: 'disqualified', rulings: ['r4'] });
  });

  it('a penalty on points is an opponent’s loss too, where opponents’ points count', () => {
    const of = (effects: readonly Effect[]): unknown =>
      standingsOf({ ...two, effects }, preset('chess')).rows.find(({ player }) => player === 'd')?.values[2]?.value;
    expect([of([]), of([EFFECTS[1]!])]).toEqual([1, 0]);
  });
});

it('lots come out the same however often and whoever else plays, and are told as lots', () => {
  const level = { ...two, rounds: [] };
  const order = (facts: EventFacts): readonly string[] =>
    standingsOf(facts, preset('chess')).rows.map(({ player }) => player);
  expect(order(level)).toEqual(order({ ...level, entrants: entrants.toReversed() }));
  expect(order({ ...level, entrants: entrants.slice(0, 3) })).toEqual(order(level).filter((one) => one !== 'd'));
  const seeds = Array.from({ length: 40 }, (_, at) => order({ ...level, seed: `seed ${at}` }).join(''));
  expect(new Set(seeds).size).toBeGreaterThan(10);
  expect(standingsOf(level, preset('chess')).rows.every(({ byLots, shared }) => byLots && !shared)).toBe(true);
});

it('says in sentences how a number came about, and why somebody stands where they stand', () => {
  const facts = { ...two, effects: [{ ruling: '12', player: 'c', figure: 'vp', add: -10, round: 1 }] };
  const result = standingsOf(facts, preset('gw'));
  const row = result.rows.find(({ player }) => player === 'c')!;
  const nameOf = (id: string): string => ({ a: 'Ann', b: 'Bo', c: 'Cy', d: 'Di' })[id] ?? id;
  expect(explain(result.columns[2]!, row.values[2]!, nameOf)).toEqual([
    'Round 1: won against Di: 55.',
    'Round 1: by a ruling: -10.',
    'total VP: 45.',
  ]);
  expect(placeSentence(result, row, nameOf)).toBe('2. Cy, behind the place above by total VP.');
});

it('halves and thirds are compared exactly', () => {
  expect(compare(sum([exactly('1/3'), exactly('1/3'), exactly('1/3')]), exactly(1))).toBe(0);
  expect(written(sum([exactly(0.1), exactly(0.2)]))).toBe('3/10');
  expect([exactly('1e-7'), exactly(1e21)].map(written)).toEqual(['1/10000000', '1000000000000000000000']);
});
