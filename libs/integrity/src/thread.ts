import { EVENT_SCHEMAS } from '@adjutant/contexts';
import { workerData } from 'node:worker_threads';
import { openListsBeside } from '@adjutant/lists';
import { answerFromThread, openStore, readShelf } from '@adjutant/store';
import { passThrough, type Pace, type PassFound, type PassProgress } from './pass.js';

/** What the thread is told: settings, because nothing that is open can be handed over. */
export interface PassData {
  readonly store: string;
  readonly lists: string;
  readonly packs: string;
}

const TELL_EVERY_MS = 200;

/** What a thread runs that looks through everything that is kept, over connections of its own. */
export function lookInThread(): void {
  answerFromThread<Pace>(async (pace, tell) => {
    const answer = await look(workerData as PassData, pace, seldom(tell));
    return { answer };
  });
}

async function look(
  { store: setting, lists: place, packs }: PassData,
  pace: Pace,
  progress: (sofar: PassProgress) => void,
): Promise<PassFound | undefined> {
  const store = openStore(setting, { schemas: EVENT_SCHEMAS });
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

function seldom(tell: (sofar: PassProgress) => void): (sofar: PassProgress) => void {
  let told = 0;
  return (sofar) => {
    if (performance.now() - told < TELL_EVERY_MS) return;
    told = performance.now();
    tell(sofar);
  };
}
