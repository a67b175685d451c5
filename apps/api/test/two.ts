import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { folder, run, type Running } from './running.js';

/** Two instances of the server, each with its own folder; they share the log and the keys. */
export interface Two {
  readonly one: Running;
  readonly other: Running;
  readonly both: readonly [Running, Running];
  close(): Promise<void>;
}

export async function two(change: Parameters<typeof run>[0] = {}): Promise<Two> {
  const shared = folder();
  const together = { store: `sqlite:${join(shared, 'log.db')}`, keys: shared, ...change };
  const both = await Promise.all([run(together), run(together)]);
  return {
    one: both[0],
    other: both[1],
    both,
    close: async () => {
      await Promise.all(both.map((server) => server.close()));
      rmSync(shared, { recursive: true, force: true });
    },
  };
}

/** Waits, as somebody who looks again and again, until an answer is as it should be. */
export async function eventually<Value>(
  look: () => Promise<Value>,
  isSo: (value: Value) => boolean,
  patienceMs = 20_000,
): Promise<Value> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const value = await look();
    if (isSo(value)) return value;
    if (Date.now() > until) throw new Error(`still not so: ${JSON.stringify(value)?.slice(0, 2_000)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
