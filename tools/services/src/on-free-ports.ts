import { freePorts } from './free-port.js';

const MOST_TRIES = 3;

/**
 * Starts something on ports that nobody listens on. Between being found free and being listened on a port may be taken by whoever else runs
 * here: whatever does not start is started on others. Rejects with the last failure.
 */
export async function onFreePorts<Started>(
  count: number,
  start: (ports: readonly number[]) => Promise<Started>,
): Promise<Started> {
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    const started = await start(await freePorts(count)).catch(() => undefined);
    if (started !== undefined) return started;
  }
  return start(await freePorts(count));
}
