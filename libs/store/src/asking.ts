import { AsyncLocalStorage } from 'node:async_hooks';

/** Something that somebody asked for and waits for. */
interface Asking {
  /** On the clock of `performance.now`, in milliseconds. */
  readonly since: number;
  answered: boolean;
}

const askings = new AsyncLocalStorage<Asking>();

/**
 * From now on, and until `work` answers, whatever is done for it counts its time from now, its waiting for a turn included. Inside of
 * another one it is that one that counts.
 */
export async function asking<Result>(work: () => Promise<Result>): Promise<Result> {
  if (current()) return work();
  const asked: Asking = { since: performance.now(), answered: false };
  try {
    return await askings.run(asked, work);
  } finally {
    // What was begun on the way, and goes on for others, is not in a hurry any more.
    asked.answered = true;
  }
}

/** How long whoever asks has waited, in milliseconds; 0 where nobody does. */
export function waitedMs(): number {
  const asked = current();
  return asked ? performance.now() - asked.since : 0;
}

function current(): Asking | undefined {
  const asked = askings.getStore();
  return asked?.answered ? undefined : asked;
}
