import { setTimeout as wait } from 'node:timers/promises';

const FIRST_MS = 100;
const MOST_MS = 5_000;

export interface KeepGoing {
  readonly stop: AbortSignal;
  /** Told at each failure how many there have been in a row. */
  failed(error: unknown, trial: number): void;
}

/**
 * Does something until it is told to stop, and begins it again whenever it fails: later from time to time, never at the same
 * time as other instances, and soon again once `succeeded` has been called.
 */
export async function keepGoing(
  work: (succeeded: () => void) => Promise<void>,
  { stop, failed }: KeepGoing,
): Promise<void> {
  let trials = 0;
  const succeeded = (): void => void (trials = 0);
  while (!stop.aborted) {
    try {
      await work(succeeded);
    } catch (error) {
      if (stop.aborted) return;
      trials += 1;
      failed(error, trials);
      const most = Math.min(MOST_MS, FIRST_MS * 2 ** (trials - 1));
      await wait(most / 2 + (Math.random() * most) / 2, undefined, { signal: stop }).catch(() => undefined);
    }
  }
}
