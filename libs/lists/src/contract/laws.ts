import { MATCH, matchDecider, type MatchEvent, type MatchState } from '@adjutant/match';
import { openMemoryStore, type Engine, type EventStore } from '@adjutant/store';
import fc from 'fast-check';
import { Follower, LARGE_BATCH, namesIn, openLists, rebuildLists, type Lists } from '../index.js';
import { append, happenings, logOf, SHELF } from './logs.js';
import type { ListsPlace } from './places.js';

const WORDS = ['knot', 'gren', 'facade', 'strasse', 'grenade', 'claim'];

/** Every row of the version that is read, and what a search finds; not where the engine keeps it. */
export async function rowsOf(lists: Lists): Promise<unknown> {
  const current = await lists.versions.current();
  const { matches, disputes, precedents, precedent_rules } = namesIn(current?.version ?? 0);
  const { kysely } = lists.tables;
  const found = WORDS.map(async (word) => {
    const all = await lists.searchPrecedents({ terms: [word] }, 1_000);
    return [word, all.map(({ dispute, ruling }) => `${dispute} ${ruling}`).sort()];
  });
  return {
    matches: await kysely.selectFrom(matches).selectAll().orderBy('place').execute(),
    disputes: await kysely.selectFrom(disputes).selectAll().orderBy('place').execute(),
    precedents: await kysely.selectFrom(precedents).selectAll().orderBy('number').execute(),
    rules: await kysely.selectFrom(precedent_rules).selectAll().orderBy('number').orderBy('rule').execute(),
    found: Object.fromEntries(await Promise.all(found)) as unknown,
    number: (await lists.standing())?.number,
  };
}

/** How a log is followed while it is written. */
const manner = fc.record({
  /** After which of the appends the followers look, as a pattern that is gone through again and again. */
  looks: fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }).filter((looks) => looks.includes(true)),
  batch: fc.constantFrom(1, 3, 500),
  partitions: fc.constantFrom(1, 3),
  /** After how many looks the followers are new ones. */
  lives: fc.integer({ min: 1, max: 6 }),
  /** Whether a process that takes commands lends what it has folded for them. */
  lends: fc.boolean(),
  /** How soon a match is let go that the log passes by. */
  mostPassedBy: fc.constantFrom(undefined, 0, 5),
});

const RECORDER = matchDecider(SHELF);
const WRITER = { id: 'jo', role: 'judge' } as const;

/** States as commands are decided on them: folded to their last entry, with whoever wrote each. */
class Lent {
  readonly #states = new Map<string, { readonly state: MatchState; readonly revision: number }>();

  look(stream: string) {
    return this.#states.get(stream);
  }

  fold({ stream, events }: Parameters<typeof append>[1]): void {
    if (MATCH.stream.idIn(stream) === undefined) return;
    const { state, revision } = this.look(stream) ?? { state: RECORDER.initial, revision: -1 };
    const folded = events.reduce((before, event) => RECORDER.evolve(before, event as MatchEvent, WRITER), state);
    this.#states.set(stream, { state: folded, revision: revision + events.length });
  }
}

type Manner = typeof manner extends fc.Arbitrary<infer One> ? One : never;

export async function builtOver(
  lists: Lists,
  log: Parameters<typeof logOf>[0],
  { looks, batch, partitions, lives, lends, mostPassedBy }: Manner,
): Promise<EventStore> {
  const store = openMemoryStore();
  await lists.versions.currentOrNew(partitions);
  const halves = [Array.from({ length: partitions }, (_, part) => part).filter((part) => part % 2 === 0)];
  if (partitions > 1)
    halves.push(Array.from({ length: partitions }, (_, part) => part).filter((part) => part % 2 === 1));
  const atHand = new Lent();
  const options = { batch, mostPassedBy, ...(lends && { atHand }) };
  const born = () => halves.map((mine) => new Follower(lists.tables, store, SHELF, { ...options, partitions: mine }));
  let followers = born();
  let looked = 0;
  const look = async (): Promise<void> => {
    looked += 1;
    if (looked % lives === 0) followers = born();
    for (const follower of followers) {
      await follower.catchUp(() => false);
      expect(follower.stuck).toBeUndefined();
    }
  };
  let count = 0;
  for (const written of logOf(log)) {
    await append(store, written);
    atHand.fold(written);
    if (looks[count++ % looks.length]) await look();
  }
  await look();
  return store;
}

/** `rebuilt equals live`, however the log was followed. */
export function describeLaws(engine: Engine, place: () => Promise<ListsPlace>, runs: number): void {
  describe(`laws of lists: ${engine}`, () => {
    it('what is built anew equals what was kept while the log grew', async () => {
      await fc.assert(
        fc.asyncProperty(happenings, manner, async (log, how) => {
          const at = await place();
          const lists = await openLists(at.setting);
          try {
            const store = await builtOver(lists, log, how);
            const live = await rowsOf(lists);
            const rebuilt = await rebuildLists(lists, store, SHELF, { prune: true });
            expect(rebuilt.stuck).toBeUndefined();
            expect((await lists.versions.current())?.version).toBe(rebuilt.version);
            expect(await rowsOf(lists)).toEqual(live);
            const standing = await lists.standing();
            expect(standing).toEqual({ version: rebuilt.version, level: true, number: rebuilt.events });
          } finally {
            await lists.close();
            await at.remove();
          }
        }),
        { numRuns: runs },
      );
    });
  });
}

export { LARGE_BATCH, manner };
