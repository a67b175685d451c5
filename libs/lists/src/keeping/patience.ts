import { setTimeout as after } from 'node:timers/promises';

/** Waits for work that goes on in the background, but not for long; it goes on either way. */
export async function waitBriefly(work: Promise<unknown>, patienceMs: number): Promise<void> {
  const patience = new AbortController();
  const tired = after(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([work, tired]);
  patience.abort();
}
