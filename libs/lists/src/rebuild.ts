import type { Shelf } from '@adjutant/rules';
import type { EventStore } from '@adjutant/store';
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
    await follower.catchUp(() => false, progress);
    const { events, stuck } = follower;
    const matches = await rowsIn(tables, version).matches.count();
    return { version, events, matches, ...(stuck ? { stuck } : {}) };
  } finally {
    if (!(await versions.find(version))?.level) await versions.abandon(version);
    else if (prune) await versions.prune();
  }
}
