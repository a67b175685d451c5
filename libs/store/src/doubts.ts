import { LRUCache } from 'lru-cache';
import { StoreUnavailable } from './errors.js';

/** Of each log; whoever sent one longer ago has been answered, or has gone. */
const MOST_COMMANDS = 1_000;

const doubtedIn = new WeakMap<object, LRUCache<string, true>>();

/**
 * Until it is answered, a command of which it was once not known whether it was recorded is told nothing else where it is sent again,
 * whatever it is that fails then: the log may hold it. `command`: its name in this log. `stands`: whether the log is known to hold it.
 */
export async function inDoubtUntilAnswered<Result>(
  log: object,
  command: string,
  work: () => Promise<Result>,
  stands: () => boolean,
): Promise<Result> {
  try {
    const answer = await work();
    doubtedIn.get(log)?.delete(command);
    return answer;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    const doubted = doubtedIn.get(log) ?? new LRUCache<string, true>({ max: MOST_COMMANDS });
    if (error.unsure) doubtedIn.set(log, doubted.set(command, true));
    throw doubted.has(command) || stands() ? unsure(error) : error;
  }
}

/** What is read of a command that stands in the log: where it cannot be read, nobody may be told that nothing was recorded. */
export async function ofWhatStands<Result>(read: Promise<Result>): Promise<Result> {
  try {
    return await read;
  } catch (error) {
    throw error instanceof StoreUnavailable ? unsure(error) : error;
  }
}

function unsure(error: StoreUnavailable): StoreUnavailable {
  if (error.unsure) return error;
  const { message, disk } = error;
  return new StoreUnavailable(message, { cause: error, disk, unsure: true });
}
