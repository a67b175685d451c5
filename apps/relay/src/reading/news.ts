import { BEGINNING, type EventStore } from '@adjutant/store';
import type { Checkpoint } from '../publishing/broker.js';

/** Waits until something stands behind a place, at most so many milliseconds or until the signal. */
export async function newsAfter(
  store: EventStore,
  after: Checkpoint | undefined,
  patienceMs: number,
  signal: AbortSignal,
): Promise<void> {
  const enough = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  if (enough.aborted) return;
  let arrived = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  enough.addEventListener('abort', arrived, { once: true });
  const subscription = store.subscribe(after?.position ?? BEGINNING, arrived);
  // What cannot be read is told by whoever reads it next.
  subscription.done.then(arrived, arrived);
  await arrival;
  await subscription.stop();
}
