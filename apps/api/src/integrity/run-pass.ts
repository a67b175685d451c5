import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { listsPlace } from '@adjutant/lists';
import { isInMemory } from '@adjutant/store';
import type { Settings } from '../settings.js';
import { passThrough, type Looked, type PassFound, type PassOptions } from './pass.js';
import type { PassMessage, PassTask } from './pass-worker.js';

/** Beside this file in the built server; the sources have none, and there the work is done in this process. */
const WORKER = fileURLToPath(new URL('./pass-worker.js', import.meta.url));

/** One look through everything: in a thread of its own where log and lists can be opened a second time. */
export function runPass(settings: Settings, looked: Looked, options: PassOptions): Promise<PassFound | undefined> {
  if (isInMemory(settings) || !existsSync(WORKER)) return passThrough(looked, options);
  const { store, packs } = settings;
  return inThread({ store, lists: listsPlace(settings), packs, pace: options.pace }, options);
}

const LOOK_MS = 100;

function inThread(task: PassTask, { stopped, progress }: PassOptions): Promise<PassFound | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: task });
    const looking = setInterval(() => stopped() && end(() => resolve(undefined)), LOOK_MS);
    let over = false;
    const end = (settle: () => void): void => {
      if (over) return;
      over = true;
      clearInterval(looking);
      void worker.terminate().then(settle, settle);
    };
    worker.on('message', (message: PassMessage) => {
      if ('progress' in message) progress(message.progress);
      else if ('found' in message) end(() => resolve(message.found));
      else end(() => reject(new Error(message.failed)));
    });
    worker.on('error', (error) => end(() => reject(error)));
    worker.on('exit', () => end(() => reject(new Error('the thread that looks through the log has ended'))));
  });
}
