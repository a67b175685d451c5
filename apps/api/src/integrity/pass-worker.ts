import { parentPort, workerData } from 'node:worker_threads';
import { openListsBeside } from '@adjutant/lists';
import { openStore, readShelf } from '@adjutant/store';
import { passThrough, type Pace, type PassFound, type PassProgress } from './pass.js';

/** What the thread is told: settings, because nothing that is open can be handed over. */
export interface PassTask {
  readonly store: string;
  readonly lists: string;
  readonly packs: string;
  readonly pace: Pace;
}

export type PassMessage =
  { readonly progress: PassProgress } | { readonly found: PassFound } | { readonly failed: string };

const TELL_EVERY_MS = 200;

/** One look through everything that is kept, over connections of its own. */
async function work({ store: setting, lists: place, packs, pace }: PassTask): Promise<PassFound | undefined> {
  const store = openStore(setting);
  try {
    const lists = await openListsBeside(place, { name: 'adjutant api check' });
    try {
      return await passThrough({ store, lists, shelf: readShelf(packs) }, { pace, stopped: () => false, progress });
    } finally {
      await lists.close();
    }
  } finally {
    await store.close();
  }
}

let told = 0;
function progress(sofar: PassProgress): void {
  if (performance.now() - told < TELL_EVERY_MS) return;
  told = performance.now();
  tell({ progress: sofar });
}

function tell(message: PassMessage): void {
  parentPort?.postMessage(message);
}

try {
  const found = await work(workerData as PassTask);
  if (found) tell({ found });
} catch (error) {
  tell({ failed: error instanceof Error ? error.message : String(error) });
}
