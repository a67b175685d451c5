import fc from 'fast-check';
import type { EventFacts } from '../facts.js';
import { isRefusal, pairRound, type RoundDraft, type Paired } from './draft.js';
import { fieldOf } from './field.js';
import { BYE, Costing, totals, type Pair } from './matching/costing.js';
import { matchField } from './matching/large.js';
import { RECORD_AND_PATH, type PairingRules } from './rules.js';
import { facts, rules } from './testing/histories.js';
import { entrantsOf, eventAfter } from './testing/played.js';

const costingOf = (all: EventFacts, by: PairingRules): Costing => {
  const field = fieldOf(all, by, all.rounds.length + 1);
  if (isRefusal(field)) throw new Error(field.message);
  return new Costing(field);
};

const paired = (all: EventFacts, by: PairingRules = RECORD_AND_PATH, round = all.rounds.length + 1): Paired => {
  const answer = pairRound(all, by, round);
  if (isRefusal(answer)) throw new Error(answer.message);
  return answer;
};

/** Level by level, nothing packed, every way tried. */
function leastCost(costing: Costing): readonly number[] {
  const isLess = (one: readonly number[], other: readonly number[]): boolean => {
    const at = one.findIndex((value, place) => value !== other[place]);
    return at >= 0 && one[at]! < other[at]!;
  };
  const known = new Map<string, readonly number[] | undefined>();
  const least = (left: readonly number[]): readonly number[] | undefined => {
    const [first, ...rest] = left;
    if (first === undefined) return costing.levels.map(() => 0);
    const name = left.join();
    if (known.has(name)) return known.get(name);
    const lonely = left.length % 2 === 1;
    const choices: Pair[] = rest.map((other) => [first, other]);
    if (lonely && !costing.isBarredFromBye(first)) choices.push([first, BYE]);
    let best: readonly number[] | undefined;
    for (const [, other] of choices) {
      const others = least(rest.filter((one) => one !== other));
      const sum = others?.map((value, level) => value + costing.of([first, other])[level]!);
      if (sum && (!best || isLess(sum, best))) best = sum;
    }
    known.set(name, best);
    return best;
  };
  return least(costing.players.map((_, at) => at))!;
}

/** Everybody once, at tables that are there, and nobody else. */
function isWhole({ tables, byes }: RoundDraft, all: EventFacts): void {
  const ids = [...tables.flatMap(({ players }) => players), ...byes.map(({ player }) => player)];
  expect(ids.toSorted()).toEqual(all.entrants.map(({ id }) => id).toSorted());
  expect(new Set(tables.map(({ table }) => table)).size).toBe(tables.length);
}

describe('a round', () => {
  test('costs what the best of all ways costs, level by level, up to 12 players', () => {
    fc.assert(
      fc.property(facts({ players: { min: 1, max: 12 }, rounds: 5 }), rules, (all, by) => {
        const costing = costingOf(all, by);
        expect(totals(costing, matchField(costing))).toEqual(leastCost(costing));
        isWhole(paired(all, by).draft, all);
      }),
      { numRuns: 60 },
    );
  });

  test('is the same in whatever order the facts are told', () => {
    const shuffled = <T>(list: readonly T[]): fc.Arbitrary<readonly T[]> =>
      fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length });
    const both = facts({ players: { min: 2, max: 14 }, rounds: 4 }).chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.tuple(shuffled(all.entrants), shuffled(all.rounds), fc.gen()).map(([entrants, rounds, next]) => ({
          ...all,
          entrants,
          rounds: rounds.map((one) => ({ ...one, tables: next(shuffled, one.tables), byes: next(shuffled, one.byes) })),
        })),
      ),
    );
    fc.assert(
      fc.property(both, rules, ([all, other], by) => {
        expect(pairRound(other, by, all.rounds.length + 1)).toEqual(pairRound(all, by, all.rounds.length + 1));
      }),
      { numRuns: 60 },
    );
  });

  test('is not changed by what was published after it', () => {
    const all = eventAfter(4, entrantsOf(20, 4), RECORD_AND_PATH);
    const then = { ...all, rounds: all.rounds.slice(0, 2) };
    expect(paired(all, RECORD_AND_PATH, 3)).toEqual(paired(then));
  });

  test('is another with another seed', () => {
    const entrants = entrantsOf(40, 8);
    expect(paired(eventAfter(0, entrants, RECORD_AND_PATH, 'a')).draft).not.toEqual(
      paired(eventAfter(0, entrants, RECORD_AND_PATH, 'b')).draft,
    );
  });

  test.each([4, 5, 6, 9, 12, 16, 23])(
    'of %i players is no rematch while there are rounds for half of the field',
    (count) => {
      const rounds = Math.floor((count + (count % 2)) / 2);
      for (const seed of ['a', 'b', 'c']) {
        const all = eventAfter(rounds, entrantsOf(count, 3), RECORD_AND_PATH, seed);
        const pairs = all.rounds.flatMap(({ tables }) =>
          tables.map(({ seats }) =>
            seats
              .map(({ player }) => player)
              .toSorted()
              .join(),
          ),
        );
        expect(new Set(pairs).size).toBe(pairs.length);
        const byes = all.rounds.flatMap(({ byes }) => byes.map(({ player }) => player));
        expect(new Set(byes).size).toBe(byes.length);
      }
    },
  );

  test('of four who have all met is the fewest rematches, and no third meeting where a second will do', () => {
    const all = eventAfter(3, entrantsOf(4, 4), RECORD_AND_PATH);
    const fourth = paired(all);
    expect(fourth.costs.slice(0, 2)).toEqual([
      { level: 'rematch', sum: 2 },
      { level: 'met-again', sum: 0 },
    ]);
  });
});

test('nobody sits first much oftener than second', () => {
  const { rounds } = eventAfter(8, entrantsOf(24, 6), RECORD_AND_PATH);
  const balance = new Map<string, number>();
  for (const { seats } of rounds.flatMap(({ tables }) => tables))
    for (const [place, { player }] of seats.entries())
      balance.set(player, (balance.get(player) ?? 0) + (place === 0 ? 1 : -1));
  expect(Math.max(...[...balance.values()].map(Math.abs))).toBeLessThanOrEqual(2);
});

describe('a field that is larger than what is paired in one piece', () => {
  const every: PairingRules = {
    ...RECORD_AND_PATH,
    criteria: [{ by: 'score' }, { by: 'group', kind: 'club' }, { by: 'path' }],
  };

  test.each([257, 400])('of %i players: everybody once, nobody again, none of a club', (count) => {
    const entrants = entrantsOf(count, 40);
    const all = eventAfter(6, entrants, every);
    const seventh = paired(all, every);
    isWhole(seventh.draft, all);
    const sums = Object.fromEntries(seventh.costs.map(({ level, sum }) => [level, sum]));
    expect(sums).toMatchObject({ rematch: 0, group: 0 });
    expect(sums['second-bye'] ?? 0).toBe(0);
  });

  test('gives the bye to somebody of the last group who may have it', () => {
    const all = eventAfter(
      3,
      entrantsOf(301, 60, (at) => (at > 150 ? { barredFromBye: true } : {})),
      every,
    );
    const { players } = costingOf(all, every);
    const had = all.rounds.flatMap(({ byes }) => byes.map(({ player }) => player));
    const free = players.filter(({ id, entrant }) => entrant.barredFromBye !== true && !had.includes(id));
    const [bye] = paired(all, every).draft.byes;
    const chosen = free.find(({ id }) => id === bye?.player);
    expect(chosen?.group).toBe(Math.max(...free.map(({ group }) => group)));
  });

  test('gives the bye to the only one who is not barred from it', () => {
    const entrants = entrantsOf(301, 60, (at) => (at === 77 ? {} : { barredFromBye: true }));
    const all = eventAfter(2, entrants, every);
    expect(all.rounds.map(({ byes }) => byes[0]?.player)).toEqual(['p0077', 'p0077']);
  });
});

describe('one score that was changed', () => {
  const turned = (all: EventFacts, round: number, table: number): EventFacts => ({
    ...all,
    rounds: all.rounds.map((one) =>
      one.number !== round
        ? one
        : {
            ...one,
            tables: one.tables.map((result) =>
              result.table !== table
                ? result
                : {
                    ...result,
                    seats: [
                      { ...result.seats[0], outcome: result.seats[1].outcome },
                      { ...result.seats[1], outcome: result.seats[0].outcome },
                    ],
                  },
            ),
          },
    ),
  });
  const pairsOf = ({ draft }: Paired): ReadonlySet<string> =>
    new Set(draft.tables.map(({ players }) => players.toSorted().join()));

  test.each([
    [64, 12],
    [200, 20],
    [600, 20],
  ])('of %i players moves few pairs: at most %i', (count, most) => {
    const all = eventAfter(4, entrantsOf(count, count >> 2), RECORD_AND_PATH);
    const before = pairsOf(paired(all));
    const moved = [1, 7, 19, 30].map(
      (table) => [...pairsOf(paired(turned(all, 4, table)))].filter((pair) => !before.has(pair)).length,
    );
    expect(Math.max(...moved)).toBeGreaterThan(0);
    expect(Math.max(...moved)).toBeLessThanOrEqual(most);
  });
});
