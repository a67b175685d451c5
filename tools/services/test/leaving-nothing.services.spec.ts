import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { sendTo } from '../src/index.js';
import { Client } from 'pg';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const JEST = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');

/** A whole test run of its own, up to where its suite is at work. */
async function runUntilAtWork(): Promise<{ jest: ChildProcess; address: string }> {
  const options = ['--config', 'tools/setup/jest-services.mjs', '--testMatch', '**/fixtures/waiting.ts'];
  const jest = spawn(process.execPath, ['--experimental-vm-modules', '--no-warnings', JEST, ...options], {
    cwd: ROOT,
    env: { ...process.env, ADJUTANT_TEST_SERVERS: 'postgres', ADJUTANT_TEST_POSTGRES: undefined },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    jest.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /waiting with (\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    jest.once('exit', () => reject(new Error(`jest ended: ${said}`)));
  });
  return { jest, address };
}

async function whereItRuns(address: string): Promise<{ pid: number; folder: string }> {
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<{ folder: string; pids: string }>(
    `SELECT current_setting('data_directory') AS folder, pg_read_file('postmaster.pid') AS pids`,
  );
  await client.end();
  return { pid: Number.parseInt(rows[0]?.pids ?? '', 10), folder: dirname(rows[0]?.folder ?? '') };
}

// To jest alone, and to all of its group as a terminal or a container that is thrown away does.
test.each([
  ['SIGKILL', 'jest'],
  ['SIGKILL', 'its group'],
  ['SIGTERM', 'its group'],
] as const)('%s to %s: no server and no folder is left', async (signal, whom) => {
  const { jest, address } = await runUntilAtWork();
  const { pid, folder } = await whereItRuns(address);
  expect({ runs: sendTo(pid, 0), folder: existsSync(folder) }).toEqual({ runs: true, folder: true });
  process.kill(whom === 'jest' ? (jest.pid ?? 0) : -(jest.pid ?? 0), signal);
  const until = performance.now() + 30_000;
  while ((sendTo(pid, 0) || existsSync(folder)) && performance.now() < until) await wait(50);
  expect({ runs: sendTo(pid, 0), folder: existsSync(folder) }).toEqual({ runs: false, folder: false });
});
