import type { EventFacts } from '../facts.js';
import { isRefusal, pairRound, type RoundDraft } from './draft.js';
import { RECORD_AND_PATH, type PairingRules } from './rules.js';
import { entrantsOf, eventAfter } from './testing/played.js';

const draftOf = (facts: EventFacts, rules: PairingRules): RoundDraft => {
  const paired = pairRound(facts, rules, facts.rounds.length + 1);
  if (isRefusal(paired)) throw new Error(paired.message);
  return paired.draft;
};

/** Whom a table, its terrain or its mission meets again, by player and round. */
function again({ rounds }: EventFacts, what: (table: number) => unknown): number {
  const had = new Set<string>();
  let count = 0;
  for (const { tables } of rounds)
    for (const { table, seats } of tables)
      for (const { player } of seats) {
        const key = `${player} ${String(what(table))}`;
        if (had.has(key)) count += 1;
        had.add(key);
      }
  return count;
}

describe('tables', () => {
  const terrains = ['ruins', 'woods', 'desert', 'city'];
  const hall = Array.from({ length: 40 }, (_, at) => ({ number: 101 + at, terrain: terrains[at % 4]! }));
  const rules: PairingRules = { ...RECORD_AND_PATH, tables: hall };

  test('that a file writes twice are there once: a pair is told that none is left, and nothing breaks', () => {
    const twice = { ...RECORD_AND_PATH, tables: [7, 7, 9].map((number) => ({ number })) };
    const drawn = draftOf(eventAfter(0, entrantsOf(4, 4), twice), twice);
    expect(drawn.tables.map(({ table }) => table)).toEqual([7, 9]);
    expect(pairRound(eventAfter(0, entrantsOf(6, 6), twice), twice, 1)).toMatchObject({
      code: 'pairing/too-few-tables',
      facts: { pairs: 3, tables: 2 },
    });
  });

  test('are never given twice to the same player where it can be helped, nor is their terrain', () => {
    const facts = eventAfter(4, entrantsOf(80, 10), rules);
    expect(again(facts, (table) => table)).toBe(0);
    // Four rounds, four kinds of terrain: the last is hard to come by.
    expect(again(facts, (table) => hall[table - 101]?.terrain)).toBeLessThan(40);
    const careless = eventAfter(4, entrantsOf(80, 10), { ...rules, spread: [] });
    expect(again(careless, (table) => table)).toBeGreaterThan(10);
    expect(again(careless, (table) => hall[table - 101]?.terrain)).toBeGreaterThan(80);
  });

  test('that somebody keeps are theirs all day, and the best pairs sit at the first of the others', () => {
    const entrants = entrantsOf(16, 16, (at) => (at === 9 ? { table: 103 } : {}));
    const facts = eventAfter(4, entrants, rules);
    for (const { tables } of facts.rounds)
      expect(tables.find(({ seats }) => seats.some(({ player }) => player === 'p0009'))?.table).toBe(103);
    const { tables } = draftOf(eventAfter(3, entrants, { ...rules, spread: [] }), { ...rules, spread: [] });
    expect(tables.map(({ table }) => table)).toEqual([101, 102, 103, 104, 105, 106, 107, 108]);
  });

  test('two who keep a table each play each other only where that cannot be helped', () => {
    const entrants = entrantsOf(8, 8, (at) => (at < 4 ? { table: at + 1 } : {}));
    const apart: PairingRules = { ...RECORD_AND_PATH, criteria: [{ by: 'fixed-table' }, { by: 'score' }] };
    const facts = eventAfter(4, entrants, apart);
    for (const { tables } of facts.rounds)
      for (const { table, seats } of tables) {
        const keepers = seats
          .map(({ player }) => entrants.find(({ id }) => id === player)?.table)
          .filter((kept) => kept !== undefined);
        expect(keepers).toEqual([table]);
      }
  });

  test('that are too few are a refusal, with the numbers', () => {
    const facts: EventFacts = { entrants: entrantsOf(90, 3), rounds: [], effects: [], seed: 's' };
    expect(pairRound(facts, rules, 1)).toMatchObject({
      code: 'pairing/too-few-tables',
      facts: { pairs: 45, tables: 40 },
    });
  });
});
