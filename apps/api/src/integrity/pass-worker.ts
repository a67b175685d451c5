import { parentPort, workerData } from 'node:worker_threads';
import { openStore } from '@adjutant/store';
import { passThrough, type Pace, type PassFound, type PassProgress } from './pass.js';

/** What the worker is told. */
export interface PassTask {
  readonly store: string;
  readonly pace: Pace;
}

export type PassMessage =
  { readonly progress: PassProgress } | { readonly found: PassFound } | { readonly failed: string };

const TELL_EVERY_MS = 200;

/** One look through the whole log, over a connection of its own. */
async function work({ store: setting, pace }: PassTask): Promise<PassFound | undefined> {
  const store = openStore(setting);
  let told = 0;
  const progress = (sofar: PassProgress): void => {
    if (performance.now() - told < TELL_EVERY_MS) return;
    told = performance.now();
    tell({ progress: sofar });
  };
  try {
    return await passThrough(store, { pace, stopped: () => false, progress });
  } finally {
    await store.close();
  }
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
