import { existsSync } from 'node:fs';
import { listsPlace, openListsBeside } from '@adjutant/lists';
import type { Shelf } from '@adjutant/rules';
import type { EventStore, Whereabouts } from '@adjutant/store';
import { passThrough } from './pass.js';

/** What stands somewhere and is not what was recorded, or does not follow from it. */
export interface Named {
  readonly kind: 'entry' | 'row';
  readonly stream: string;
  readonly entry?: number;
  readonly says: string;
}

const AT_ONCE = { share: 1, sliceMs: 50 };

/** For programs beside the server: everything that a look of the server would name, of entries and of rows of the lists. */
export async function lookThrough(place: Whereabouts, store: EventStore, shelf: Shelf): Promise<readonly Named[]> {
  const at = listsPlace(place);
  const file = /^sqlite:(?:\/\/)?(.+)$/s.exec(at)?.[1];
  // Lists that nobody has kept yet say nothing wrong; opening them would make them.
  const lists = await openListsBeside(file === undefined || existsSync(file) ? at : 'memory:', {
    name: 'adjutant verify',
  });
  try {
    const found = await passThrough(
      { store, shelf, lists },
      { pace: AT_ONCE, stopped: () => false, progress: () => undefined },
    );
    const { broken = [], rowFaults = [] } = found ?? {};
    return [
      ...broken.map(({ stream, revision, reason }) => ({
        kind: 'entry' as const,
        stream,
        entry: revision,
        says: reason,
      })),
      ...rowFaults.map(({ stream, says }) => ({ kind: 'row' as const, stream, says })),
    ];
  } finally {
    await lists.close();
  }
}
