import { EventWorks } from '@adjutant/event';
import type { Log } from '@adjutant/health';
import { WorkerHost } from '@adjutant/store';

const LONGEST_MS = 30_000;
const MOST_MEGABYTES = 512;

/** `entry`: the compiled file of the thread; where there is none everything is worked out here. */
export function eventWorks(entry: URL | undefined, log: Log): EventWorks {
  if (!entry) return new EventWorks();
  const thread = new WorkerHost<string, string>({
    ...{ entry, data: undefined, longestMs: LONGEST_MS, mostMegabytes: MOST_MEGABYTES },
    onEnd: (error) => log.error('The thread that pairs and ranks has ended; the next work starts another.', { error }),
  });
  return new EventWorks(thread);
}
