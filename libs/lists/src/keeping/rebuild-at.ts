import { EVENT_SCHEMAS } from '@adjutant/contexts';
import { openLists } from '../open-lists.js';
import { rebuildLists, type RebuiltLists } from '../rebuild.js';
import type { Shelf } from '@adjutant/rules';
import { openStore, readShelf, type Whereabouts } from '@adjutant/store';
import { listsPlace } from './lists-place.js';

export interface RebuildOptions {
  /** Called with the number of events read so far. */
  readonly progress?: (events: number) => void;
  /** The packs, where they have been read already. */
  readonly shelf?: Shelf;
  /** Drop the lists that were read before. In a file that is always done: nobody else reads there for long. */
  readonly prune?: boolean;
}

export interface Rebuilt extends RebuiltLists {
  /** The file or the database. */
  readonly at: string;
  readonly milliseconds: number;
}

/** Builds all lists from the log, beside those that are read, and has them read. Whoever is running goes on with them. */
export async function rebuildReadModels(
  settings: Whereabouts & { readonly packs: string },
  { progress, shelf = readShelf(settings.packs), prune = false }: RebuildOptions = {},
): Promise<Rebuilt> {
  const started = performance.now();
  const store = openStore(settings.store, { schemas: EVENT_SCHEMAS });
  try {
    const lists = await openLists(listsPlace(settings), { name: 'adjutant rebuild' });
    try {
      const options = { prune: prune || lists.tables.engine === 'sqlite', ...(progress ? { progress } : {}) };
      const rebuilt = await rebuildLists(lists, store, shelf, options);
      return { ...rebuilt, at: lists.tables.at, milliseconds: Math.round(performance.now() - started) };
    } finally {
      await lists.close();
    }
  } finally {
    await store.close();
  }
}
