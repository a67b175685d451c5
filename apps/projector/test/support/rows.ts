import { Follower, LARGE_BATCH, namesIn, openLists, type Lists } from '@adjutant/lists';
import type { EventStore } from '@adjutant/store';
import { SHELF } from './growing-log.js';

export type AllRows = { readonly [table: string]: readonly object[] };

/** Every row of a version, in the order of the log; of the version that is read where none is named. */
export async function rowsOf(lists: Lists, version?: number): Promise<AllRows> {
  const { kysely } = lists.tables;
  const { matches, disputes, precedents, precedent_rules } = namesIn(
    version ?? (await lists.versions.current())?.version ?? 0,
  );
  return {
    matches: await kysely.selectFrom(matches).selectAll().orderBy('place').execute(),
    disputes: await kysely.selectFrom(disputes).selectAll().orderBy('place').execute(),
    precedents: await kysely.selectFrom(precedents).selectAll().orderBy('number').execute(),
    rules: await kysely.selectFrom(precedent_rules).selectAll().orderBy('number').orderBy('rule').execute(),
  };
}

/** The rows that the lists of one machine, in SQLite, have of the same log. */
export async function embeddedRows(store: EventStore): Promise<AllRows> {
  const lists = await openLists('memory:');
  try {
    await lists.versions.currentOrNew(1);
    const follower = new Follower(lists.tables, store, SHELF, { batch: LARGE_BATCH });
    await follower.catchUp(() => false);
    if (follower.stuck) throw new Error(`the embedded lists stopped: ${follower.stuck.reason}`);
    return await rowsOf(lists);
  } finally {
    await lists.close();
  }
}

export const countOf = (rows: AllRows): number => Object.values(rows).flat().length;

/** Waits until the version that is read knows of so many events in all of its partitions. */
export async function level(lists: Lists, events: number, patienceMs = 60_000): Promise<void> {
  await until(
    async () => (await lists.standing())?.number === events,
    patienceMs,
    async () => {
      const standing = await lists.standing();
      return `${JSON.stringify(standing)}, not ${events} events`;
    },
  );
}

export async function until(
  holds: () => boolean | Promise<boolean>,
  patienceMs = 60_000,
  says: () => string | Promise<string> = () => 'nothing more is known',
): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`It does not come about: ${await says()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
