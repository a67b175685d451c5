import type { Shelf } from '@adjutant/rules';
import type { EventStore } from '@adjutant/store';
import { setTimeout as wait } from 'node:timers/promises';
import { Follower, LARGE_BATCH, type Stuck } from './follower.js';
import type { Lists } from './lists.js';
import { partitionsFor } from './open-lists.js';
import { rowsIn } from './rows.js';

export interface RebuildListsOptions {
  /** Called with the number of events read so far. */
  readonly progress?: (events: number) => void;
  /** Drop the version that was read before, and older ones. */
  readonly prune: boolean;
}

export interface RebuiltLists {
  readonly version: number;
  readonly events: number;
  readonly matches: number;
  /** Where reading stopped, if it did: then the lists that were read before are still read. */
  readonly stuck?: Stuck;
}

/**
 * Builds new lists beside those that are read, from the first event on, and has them read when they are level. Whoever
 * keeps the lists up to date goes on from where this has come to.
 */
export async function rebuildLists(
  lists: Lists,
  store: EventStore,
  shelf: Shelf,
  { progress, prune }: RebuildListsOptions,
): Promise<RebuiltLists> {
  const { versions, tables } = lists;
  const { version } = await versions.begin(partitionsFor(lists));
  const follower = new Follower(tables, store, shelf, { version, batch: LARGE_BATCH });
  try {
    if (!(await builtByOthers(lists, version, progress))) await follower.catchUp(() => false, progress);
    const { stuck } = follower;
    const matches = await rowsIn(tables, version).matches.count();
    return { version, events: await numberOf(lists, version), matches, ...(stuck ? { stuck } : {}) };
  } finally {
    if (!(await versions.find(version))?.level) await versions.abandon(version);
    else if (prune) await versions.prune();
  }
}

/** For so long nobody must have taken a version on before it is taken for granted that nobody will. */
const PATIENCE_MS = 3_000;
const LOOK_MS = 50;

/** In PostgreSQL those who keep the lists build new ones as well. False where nobody does, or where they cannot go on. */
async function builtByOthers(
  lists: Lists,
  version: number,
  progress: RebuildListsOptions['progress'],
): Promise<boolean> {
  if (lists.tables.engine === 'sqlite') return false;
  let [number, moved] = [0, performance.now()];
  while (performance.now() - moved < PATIENCE_MS) {
    if ((await lists.versions.find(version))?.level) return true;
    const now = await numberOf(lists, version);
    if (now !== number) [number, moved] = [now, performance.now()];
    progress?.(number);
    await wait(LOOK_MS);
  }
  return false;
}

/** How many events of the log all of a version knows of. */
async function numberOf(lists: Lists, version: number): Promise<number> {
  return Math.min(...(await lists.places(version)).map(({ number }) => number));
}
