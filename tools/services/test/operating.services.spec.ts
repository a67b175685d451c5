import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LivingProcess, startPostgres } from '../src/index.js';
import { afterEach, describe, expect, test } from '@jest/globals';

const MAIN = join(import.meta.dirname, '../../../apps/api/dist/main.js');
const cleanups: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

function environment(more: Record<string, string>): Record<string, string> {
  const data = mkdtempSync(join(tmpdir(), 'adjutant-operating-'));
  cleanups.push(() => rmSync(data, { recursive: true, force: true }));
  return { PATH: process.env['PATH'] ?? '', PORT: '0', ADJUTANT_DATA: data, ...more };
}

const checked = (more: Record<string, string>) =>
  spawnSync(process.execPath, [MAIN, '--check'], { env: environment(more), encoding: 'utf8' });

describe('--check', () => {
  test('says that all is right, and starts nothing', () => {
    const { status, stdout, stderr } = checked({ PORT: '1' });
    expect([status, stdout, stderr]).toEqual([0, 'The settings are right.\n', '']);
  });

  test('tells every mistake, a sentence each', () => {
    const { status, stdout, stderr } = checked({ PORT: 'x', ADJUTANT_LOG_LEVEL: 'loud', ADJUTANT_STROE: 'memory:' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.trimEnd().split('\n')).toEqual([
      expect.stringContaining('ADJUTANT_STROE'),
      expect.stringContaining('PORT'),
      expect.stringContaining('ADJUTANT_LOG_LEVEL'),
    ]);
  });
});

async function serving(env: Record<string, string>): Promise<{ readonly server: LivingProcess; readonly url: string }> {
  const server = await LivingProcess.start({ command: process.execPath, args: [MAIN], env, ready: / ready at .*\n/ });
  cleanups.push(async () => void (await server.end('SIGKILL')));
  return { server, url: /http:\/\/\S+/.exec(server.said)?.[0] ?? '' };
}

describe('a server of its own', () => {
  test('prints one line, logs JSON to standard error, and ends in good order with all of it written', async () => {
    const env = environment({ ADJUTANT_STORE: 'memory:', ADJUTANT_LOG_LEVEL: 'debug' });
    const { server, url } = await serving(env);
    for (let n = 0; n < 20; n++) await fetch(`${url}/api/nowhere`, { headers: { 'x-correlation-id': `asked-${n}` } });
    expect(await server.end('SIGTERM')).toBe(0);
    const lines = server.said.trimEnd().split('\n');
    const plain = lines.filter((line) => !line.startsWith('{'));
    expect(plain).toEqual([
      expect.stringMatching(/^Adjutant is ready at http:\/\/127\.0\.0\.1:\d+ \(store: memory:\)$/),
    ]);
    const logged = lines
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { correlation?: string });
    const ids = logged.flatMap(({ correlation }) => correlation ?? []);
    expect(ids).toEqual(Array.from({ length: 20 }, (_, n) => `asked-${n}`));
  });

  test('writes text where it is told to', async () => {
    const env = environment({ ADJUTANT_STORE: 'memory:', ADJUTANT_LOG_FORMAT: 'text' });
    const { server, url } = await serving(env);
    await fetch(`${url}/api/nowhere`, { headers: { 'x-correlation-id': 'asked' } });
    await server.end('SIGTERM');
    expect(server.said).toMatch(
      /^\S+Z INFO {2}api: A request was refused\. \(correlation=asked, .*code=route\/unknown/m,
    );
  });
});

test('a database that goes away is missing by name, soon, and back again when it is back', async () => {
  const postgres = await startPostgres();
  cleanups.push(() => postgres.stop());
  const { server, url } = await serving(environment({ ADJUTANT_DATABASE: postgres.url }));
  const database = async (): Promise<{ readonly status: number; readonly ok: boolean; readonly says: string }> => {
    const began = performance.now();
    const response = await fetch(`${url}/api/health/ready`);
    expect(performance.now() - began).toBeLessThan(10_000);
    const { checks } = (await response.json()) as { checks: { database: { ok: boolean; says: string } } };
    return { status: response.status, ...checks.database };
  };
  const told = () => server.said.split('\n').filter((line) => line.includes('"dependency":"database"')).length;
  expect(await database()).toMatchObject({ ok: true, says: expect.stringContaining('answers at 127.0.0.1:') });
  await postgres.kill();
  const gone = await database();
  expect(gone).toMatchObject({ status: 503, ok: false });
  expect(`${gone.says} ${server.said}`).not.toContain(new URL(postgres.url).password);
  await database();
  expect(told()).toBe(1);
  await postgres.start();
  // A look is a quarter of a second old at most, and a database may be back sooner than that.
  const patience = performance.now() + 10_000;
  while (!(await database()).ok && performance.now() < patience) await setTimeout(50);
  expect(await database()).toMatchObject({ status: 200, ok: true });
});
