import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteStore } from '@adjutant/store';
import { openingCommands } from '../long-match.js';
import { Connection, posting } from '../support/connection.js';
import { assertSame, ratiosOf, whole, type Bench, type Figure, type Outcome } from '../support/figure.js';
import { interleave, median } from '../support/measure.js';
import { level, startServer } from '../support/server.js';

const MOST_SECONDS = 2;

export const start: Figure = {
  name: 'start',
  title: 'from the start of the process to the first accepted command, beside the same with an empty log',
  async measure(bench) {
    const { folder } = await bench.bigLog();
    const before = await headOf(folder);
    const ready = await startServer(folder);
    await level(ready).finally(() => ready.stop());
    const again = await measure(bench, folder, { name: 'start', anew: false });
    const anew = await measure(bench, folder, { name: 'start, read models to be built meanwhile', anew: true });
    const accepted = (await headOf(folder)) - before;
    assertSame('events of accepted commands that were read back', accepted, 2 * (bench.rounds + 1));
    return [again, anew];
  },
};

async function measure(
  bench: Bench,
  folder: string,
  { name, anew }: { name: string; anew: boolean },
): Promise<Outcome> {
  const empty = bench.folder();
  const rounds = await interleave(
    bench.rounds,
    () => startIn(folder, anew),
    () => startIn(empty, anew),
  );
  const ours = median(rounds.map((round) => round.ours));
  return {
    name: `${name}, ${whole(await headOf(folder))} events`,
    ratios: ratiosOf(rounds),
    ours: `${ours.toFixed(2)} s`,
    beside: `${median(rounds.map(({ beside }) => beside)).toFixed(2)} s with an empty log`,
    aims: [{ says: `at most ${MOST_SECONDS} s`, met: ours <= MOST_SECONDS }],
  };
}

/** Seconds from spawning the process to its answer. */
async function startIn(folder: string, anew: boolean): Promise<number> {
  if (anew) for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `read-models.db${end}`), { force: true });
  const started = performance.now();
  const server = await startServer(folder);
  try {
    const connection = await Connection.open(server.port);
    const [command] = openingCommands('first');
    const path = `/api/matches/${randomUUID()}/commands`;
    const { status, body } = await connection.send(posting(path, { commandId: randomUUID(), ...command }));
    const took = (performance.now() - started) / 1000;
    assertSame(`status of the first command (${body.slice(0, 300)})`, status, 200);
    connection.close();
    return took;
  } finally {
    await server.stop();
  }
}

async function headOf(folder: string): Promise<number> {
  const store = openSqliteStore(join(folder, 'adjutant.db'));
  const head = Number(await store.head());
  await store.close();
  return head;
}
