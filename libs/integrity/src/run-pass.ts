import { listsPlace } from '@adjutant/lists';
import { isInMemory, WorkerHost, type Whereabouts } from '@adjutant/store';
import { passThrough, type Looked, type Pace, type PassFound, type PassOptions, type PassProgress } from './pass.js';
import type { PassData } from './thread.js';

/** Where a look may be done: beside everything else, where log and lists can be opened a second time. */
export interface PassPlace extends Whereabouts {
  readonly packs: string;
  /** The compiled file of the thread, which calls `lookInThread`; where it is left out the work is done in this process. */
  readonly thread?: URL | undefined;
}

const ASK_MS = 100;

/** One look through everything. */
export function runPass(place: PassPlace, looked: Looked, options: PassOptions): Promise<PassFound | undefined> {
  const { thread, store, packs } = place;
  if (isInMemory(place) || !thread) return passThrough(looked, options);
  return inThread(thread, { store, lists: listsPlace(place), packs }, options);
}

async function inThread(entry: URL, data: PassData, options: PassOptions): Promise<PassFound | undefined> {
  const { pace, stopped, progress } = options;
  const host = new WorkerHost<Pace, PassFound | undefined, PassProgress>({ entry, data });
  const asking = setInterval(() => stopped() && void host.stop(), ASK_MS);
  try {
    return await host.ask(pace, progress);
  } catch (error) {
    if (stopped()) return undefined;
    throw error;
  } finally {
    clearInterval(asking);
    await host.stop();
  }
}
