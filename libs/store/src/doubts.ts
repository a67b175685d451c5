import { LRUCache } from 'lru-cache';
import type { CommandsKnown } from './commands-seen.js';
import { StoreClosed, StoreUnavailable } from './errors.js';

/** Of each log; whoever sent one longer ago has been answered, or has gone. */
const MOST_COMMANDS = 1_000;

/** Commands of which it was not known whether they were recorded, and which have not been answered since. */
const doubtedIn = new WeakMap<object, LRUCache<string, true>>();

interface Asked {
  readonly stream: string;
  readonly commandId: string;
}

interface Kept {
  readonly store: object;
  readonly states?: { look(stream: string): { readonly commands: CommandsKnown } | undefined };
}

const nameOf = ({ stream, commandId }: Asked): string => `${stream} ${commandId}`;

/** Whether the log may hold a command as far as is known without reading: it does, or nobody knows. */
export function mayStand({ store, states }: Kept, asked: Asked): boolean {
  if (doubtedIn.get(store)?.has(nameOf(asked))) return true;
  return states?.look(asked.stream)?.commands.has(asked.commandId) ?? false;
}

/**
 * Until it is answered, a command of which it was once not known whether it was recorded is told nothing else where it is sent again,
 * whatever it is that fails then.
 */
export async function inDoubtUntilAnswered<Result>(
  kept: Kept,
  asked: Asked,
  work: () => Promise<Result>,
): Promise<Result> {
  const { store } = kept;
  try {
    const answer = await work();
    doubtedIn.get(store)?.delete(nameOf(asked));
    return answer;
  } catch (error) {
    if (error instanceof StoreUnavailable && error.unsure) {
      const doubted = doubtedIn.get(store) ?? new LRUCache<string, true>({ max: MOST_COMMANDS });
      doubtedIn.set(store, doubted.set(nameOf(asked), true));
    }
    throw mayStand(kept, asked) ? unsure(error) : error;
  }
}

/** What is read of what may stand in the log: where it cannot be read, nobody may be told that nothing was recorded. */
export async function ofWhatMayStand<Result>(read: Promise<Result>): Promise<Result> {
  try {
    return await read;
  } catch (error) {
    throw unsure(error);
  }
}

function unsure(error: unknown): unknown {
  if (error instanceof StoreClosed) return new StoreUnavailable(error.message, { cause: error, unsure: true });
  if (!(error instanceof StoreUnavailable) || error.unsure) return error;
  const { message, disk } = error;
  return new StoreUnavailable(message, { cause: error, disk, unsure: true });
}
