import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { LivingProcess, startPostgres } from '@adjutant/tools-services';
import { afterEach, describe, expect, test } from '@jest/globals';
import { folder, run, started } from './running.js';

const MAIN = join(import.meta.dirname, '../dist/main.js');
const cleanups: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

function environment(more: Record<string, string>): Record<string, string> {
  const data = folder();
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

describe('a server of its own', () => {
  test('prints one line, logs JSON to standard error, and ends in good order with all of it written', async () => {
    const env = environment({ ADJUTANT_STORE: 'memory:', ADJUTANT_LOG_LEVEL: 'debug' });
    const server = await LivingProcess.start({ command: process.execPath, args: [MAIN], env, ready: / ready at / });
    cleanups.push(() => server.end('SIGKILL'));
    const url = /http:\/\/\S+/.exec(server.said)?.[0] ?? '';
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
    const server = await LivingProcess.start({ command: process.execPath, args: [MAIN], env, ready: / ready at / });
    cleanups.push(() => server.end('SIGKILL'));
    const url = /http:\/\/\S+/.exec(server.said)?.[0] ?? '';
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
  const server = await run({ database: postgres.url, level: 'info' });
  cleanups.push(() => server.close());
  const database = async () => {
    const began = performance.now();
    const { status, body } = await server.get('/api/health/ready');
    expect(performance.now() - began).toBeLessThan(10_000);
    return { status, ...(body['checks'] as { database: { ok: boolean; says: string } }).database };
  };
  await server.send('m', ...started());
  expect(await database()).toMatchObject({ ok: true, says: expect.stringContaining('answers at 127.0.0.1:') });
  await postgres.kill();
  const gone = await database();
  expect(gone).toMatchObject({ status: 503, ok: false });
  expect(gone.says).not.toContain(new URL(postgres.url).password);
  expect(server.logged.filter((line) => line.includes('"dependency":"database"'))).toHaveLength(1);
  await database();
  expect(server.logged.filter((line) => line.includes('"dependency":"database"'))).toHaveLength(1);
  await postgres.start();
  expect(await database()).toMatchObject({ ok: true });
});
