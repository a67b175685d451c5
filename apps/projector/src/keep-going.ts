import { BackOff } from '@adjutant/health';

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
  const backOff = new BackOff(FIRST_MS, MOST_MS, Math.random);
  const succeeded = (): void => backOff.reset();
  while (!stop.aborted) {
    try {
      await work(succeeded);
    } catch (error) {
      if (stop.aborted) return;
      failed(error, backOff.attempt + 1);
      await backOff.wait(stop);
    }
  }
}
