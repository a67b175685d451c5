import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { namedId } from '@adjutant/kernel';
import { digest } from '@adjutant/seal';
import { BEGINNING, openStore } from '@adjutant/store';
import { amountOf } from '@adjutant/tools-services';
import { PACKS, workspace, type Workspace } from './cli.js';

const MAIN = join(import.meta.dirname, '..', 'dist', 'main.js');
const STREAMS = 400;
const EVENTS = 10_000;
const TIMES = amountOf('kills of a move');
/** By then it has gone on, but is seldom done. */
const LONGEST_MS = 500;

/** A log of many matches at the same time, as a season has them; no pack is needed to carry them. */
async function season(at: Workspace): Promise<void> {
  const store = openStore(at.store);
  const appending: Promise<unknown>[] = [];
  for (let number = 0; number < EVENTS; number += 1) {
    const [stream, revision] = [`season-${number % STREAMS}`, Math.floor(number / STREAMS)];
    const commandId = namedId(`season ${number}`);
    const context = {
      ...{ commandId, actor: { id: 'sam', role: 'scorekeeper' as const }, payloadHash: digest({ number }) },
      ...{ occurredAt: '2026-11-21T10:00:00.000Z', recordedAt: '2026-11-21T10:00:01.000Z' },
    };
    const event = { type: 'Noted', data: { number, says: 'x'.repeat(200) } };
    appending.push(store.append(stream, revision === 0 ? 'absent' : revision - 1, [event], context));
    if (appending.length >= STREAMS) await Promise.all(appending.splice(0));
  }
  await Promise.all(appending);
  await store.close();
}

interface Ended {
  readonly killed: boolean;
  readonly code: number | null;
  readonly err: string;
}

/** The command as a process of its own, killed without a warning a while after it has begun with the log. */
function command(at: Workspace, argv: readonly string[], killAfterMs?: number): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ADJUTANT_PACKS: PACKS, ADJUTANT_DATA: join(at.folder, 'data'), NODE_OPTIONS: '' };
    const child = spawn(process.execPath, [MAIN, ...argv, '--json'], { env, cwd: at.folder });
    let err = '';
    let timer: NodeJS.Timeout | undefined;
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => {
      if (killAfterMs !== undefined && chunk.includes('"progress":"events"'))
        timer ??= setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      resolve({ killed: signal === 'SIGKILL', code, err });
    });
  });
}

function bytesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = files.map((one) => join(one.parentPath, one.name)).sort();
  return new Map(paths.map((path) => [path.slice(folder.length), digest(readFileSync(path, 'base64'))]));
}

async function hashesIn(at: Workspace): Promise<readonly string[]> {
  if (!existsSync(at.store.replace('sqlite:', ''))) return [];
  const store = openStore(at.store);
  try {
    return (await store.readLinks(BEGINNING, EVENTS)).map(({ hash }) => hash);
  } finally {
    await store.close();
  }
}

/** The first time at once: on a fast machine the whole command may be over before a moment that chance picks. */
function waitBefore(killed: number): number {
  return killed === 0 ? 0 : Math.random() * LONGEST_MS;
}

/** Runs a command again and again, killed each time but the last. Answers with how often it was killed. */
async function killedUntilDone(at: Workspace, argv: readonly string[], after: () => Promise<void>): Promise<number> {
  for (let killed = 0; ; killed += 1) {
    const ended = await command(at, argv, killed < TIMES ? waitBefore(killed) : undefined);
    if (!ended.killed) {
      expect([ended.code, ended.code === 0 ? '' : ended.err]).toEqual([0, '']);
      return killed;
    }
    await after();
  }
}

describe('an installation whose move is killed at any time', () => {
  const old = workspace();
  const fresh = workspace();
  const folder = join(old.folder, 'export');

  beforeAll(() => season(old), 120_000);

  it('is exported as if nothing had happened, once the export is run to its end', async () => {
    const sizes: number[] = [];
    const killed = await killedUntilDone(old, ['export', '--all', folder], async () => {
      // A half-made export is never taken for a whole one.
      const half = existsSync(folder) && !existsSync(join(folder, 'manifest.json'));
      if (half) expect((await fresh.cli('import', folder)).exit).toBe(2);
      sizes.push(existsSync(join(folder, 'log')) ? readdirSync(join(folder, 'log')).length : 0);
    });
    const whole = join(old.folder, 'whole');
    expect(await command(old, ['export', '--all', whole])).toMatchObject({ code: 0 });
    expect(bytesOf(folder)).toEqual(bytesOf(whole));
    expect(statSync(folder).mode & 0o077).toBe(0);
    process.stdout.write(`export killed ${killed} times, files of the log after each: ${sizes.join(' ')}\n`);
    expect(killed).toBeGreaterThan(0);
  }, 300_000);

  it('is imported as if nothing had happened, and is a true beginning of the log after each kill', async () => {
    const all = await hashesIn(old);
    const sizes: number[] = [];
    const killed = await killedUntilDone(fresh, ['import', folder], async () => {
      const here = await hashesIn(fresh);
      expect(here).toEqual(all.slice(0, here.length));
      sizes.push(here.length);
    });
    expect(await hashesIn(fresh)).toEqual(all);
    expect((await fresh.cli('verify', '--all', '--json')).json).toMatchObject([{ intact: true, events: EVENTS }]);
    cpSync(folder, join(fresh.folder, 'export'), { recursive: true });
    expect((await fresh.cli('import', 'export', '--json')).json.at(-1)).toMatchObject({ new: { events: 0 } });
    expect(await command(fresh, ['export', '--all', join(fresh.folder, 'again')])).toMatchObject({ code: 0 });
    expect(bytesOf(join(fresh.folder, 'again'))).toEqual(bytesOf(folder));
    process.stdout.write(`import killed ${killed} times, events after each: ${sizes.join(' ')}\n`);
    expect(killed).toBeGreaterThan(0);
  }, 300_000);
});
