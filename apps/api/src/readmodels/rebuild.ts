import type { Shelf } from '@adjutant/rules';
import { openStore, readShelf } from '@adjutant/store';
import type { Settings } from '../settings.js';
import { Follower, LARGE_BATCH } from './follower.js';
import { openReadDatabase } from './read-database.js';
import { readModelsFile } from './read-models-file.js';
import { ReadPlace } from './read-place.js';
import { rowsIn } from './rows.js';

export interface RebuildOptions {
  /** Called with the number of events read so far. */
  readonly progress?: (events: number) => void;
  /** The packs, where they have been read already. */
  readonly shelf?: Shelf;
}

export interface Rebuilt {
  readonly file: string;
  readonly events: number;
  readonly matches: number;
  readonly milliseconds: number;
  /** Where reading stopped, if it did. */
  readonly stuck?: {
    readonly position: string;
    readonly stream: string;
    readonly revision: number;
    readonly reason: string;
  };
}

/** Forgets all read models and reads them from the log again. A server that is running goes on from where this has come to. */
export async function rebuildReadModels(
  settings: Pick<Settings, 'store' | 'data' | 'packs'>,
  options: RebuildOptions = {},
): Promise<Rebuilt> {
  const started = performance.now();
  const shelf = options.shelf ?? readShelf(settings.packs);
  const store = openStore(settings.store);
  const file = readModelsFile(settings);
  const { database } = openReadDatabase(file);
  try {
    const place = new ReadPlace(database);
    const { matches, tellers } = rowsIn(database, store, shelf);
    place.startOver(tellers);
    const follower = new Follower(store, place, tellers, LARGE_BATCH);
    await follower.catchUp(() => false, options.progress);
    const { events, stuck } = follower;
    const milliseconds = Math.round(performance.now() - started);
    return { file, events, matches: matches.count(), milliseconds, ...(stuck ? { stuck } : {}) };
  } finally {
    database.close();
    await store.close();
  }
}
