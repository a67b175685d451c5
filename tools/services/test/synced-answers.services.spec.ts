import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskFaults, playing, startApiServer, type DiskCounts } from '../src/faults/index.js';
import { LivingProcess } from '../src/index.js';

const HASTY = join(import.meta.dirname, 'fixtures', 'hasty-server.mjs');
const CLIENTS = 16;
const COMMANDS = 60;
const REQUESTS = 200;

/** What the disk saw while something worked on it: see tools/services/faults/disk.c. */
async function counted(work: (data: string, environment: NodeJS.ProcessEnv) => Promise<void>): Promise<DiskCounts> {
  const root = mkdtempSync(join(tmpdir(), 'adjutant-synced-'));
  const data = join(root, 'data');
  mkdirSync(data);
  try {
    const disk = await DiskFaults.over(data, root);
    await work(data, disk.environment);
    return disk.counts();
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function playOnServer(data: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const server = await startApiServer(data, environment);
  const tables = Array.from({ length: CLIENTS }, () => playing(COMMANDS));
  await Promise.all(tables.map(({ errand }) => errand.run(server.url, () => false)));
  await server.stop();
  expect(tables.map(({ errand }) => errand.isDone)).toEqual(Array(CLIENTS).fill(true));
}

const askHastyServer =
  (synchronous: 'FULL' | 'NORMAL') =>
  async (data: string, environment: NodeJS.ProcessEnv): Promise<void> => {
    const env = { PATH: process.env['PATH'], ...environment };
    const args = [HASTY, data, synchronous];
    const server = await LivingProcess.start({ command: process.execPath, args, env, ready: /ready at \S+ now/ });
    const url = /http:\S+/.exec(server.said)?.[0] as string;
    for (let sent = 0; sent < REQUESTS; sent++) await (await fetch(url, { method: 'POST' })).text();
    await server.end('SIGKILL');
  };

function tell(who: string, { answers, answersTooEarly, logWrites, logSyncs }: DiskCounts): void {
  const disk = `${logWrites} writes to the log, ${logSyncs} syncs`;
  process.stdout.write(
    `Order of sync and answer, ${who}: ${answers} answers, ${answersTooEarly} too early (${disk}).\n`,
  );
}

describe('no command is answered before its bytes were synced', () => {
  it('by the server under load', async () => {
    const counts = await counted(playOnServer);
    tell('the server', counts);
    expect(counts.answersTooEarly).toBe(0);
    // Every answer was seen, and the log was written and synced: the zero above is not that of a blind eye.
    expect(counts.answers).toBe(CLIENTS * COMMANDS);
    expect(counts.logSyncs).toBeGreaterThan(COMMANDS);
  });

  it('which is found out where it is not so', async () => {
    const hasty = await counted(askHastyServer('NORMAL'));
    tell('control with synchronous=NORMAL', hasty);
    expect(hasty.answers).toBe(REQUESTS);
    expect(hasty.answersTooEarly).toBe(REQUESTS);
    const patient = await counted(askHastyServer('FULL'));
    tell('control with synchronous=FULL', patient);
    expect([patient.answers, patient.answersTooEarly]).toEqual([REQUESTS, 0]);
  });
});
