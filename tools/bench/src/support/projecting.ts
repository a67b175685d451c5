import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Follower, LARGE_BATCH, openLists, type Lists } from '@adjutant/lists';
import type { Shelf } from '@adjutant/rules';
import { openSqliteStore } from '@adjutant/store';
import { assertSame } from './figure.js';
import { PACKS, PROJECTOR } from './places.js';

const PATIENCE_MS = 60_000;

export interface Projected {
  /** From the first look at the log to the last row. */
  readonly seconds: number;
  /** Megabytes that the process holds at each quarter of the log. */
  readonly megabytes: readonly number[];
}

/** Starts the built projector on an empty database, and ends it when all of the log stands in its lists. */
export async function project(log: string, database: string, events: number): Promise<Projected> {
  const lists = await openLists(database, { name: 'bench' });
  const { PATH } = process.env;
  const settings = { ADJUTANT_STORE: `sqlite:${log}`, ADJUTANT_DATABASE: database, ADJUTANT_PACKS: PACKS };
  const child = spawn(process.execPath, [PROJECTOR], {
    env: { PATH, ...settings, ADJUTANT_HEALTH_PORT: '0', ADJUTANT_LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const endWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  try {
    const url = await urlOf(child);
    const started = performance.now();
    const megabytes: number[] = [];
    for (let number = 0; number < events; number = await numberOf(lists)) {
      if (number >= (events / 4) * (megabytes.length + 1)) megabytes.push(await megabytesOf(url));
      if (child.exitCode !== null) throw new Error('the projector ended before it was level');
      await wait(20);
    }
    const seconds = (performance.now() - started) / 1000;
    return { seconds, megabytes: [...megabytes, await megabytesOf(url)] };
  } finally {
    process.off('exit', endWithUs);
    await end(child);
    await lists.close();
  }
}

/** The same lists in SQLite, in this process: what one machine does without PostgreSQL. Gives events per second. */
export async function projectEmbedded(log: string, file: string, shelf: Shelf, events: number): Promise<number> {
  const store = openSqliteStore(log);
  const lists = await openLists(`sqlite:${file}`);
  try {
    const { version } = await lists.versions.begin(1);
    const follower = new Follower(lists.tables, store, shelf, { version, batch: LARGE_BATCH });
    const started = performance.now();
    await follower.catchUp(() => false);
    const took = (performance.now() - started) / 1000;
    assertSame('events in the embedded lists', follower.events, events);
    return events / took;
  } finally {
    await lists.close();
    await store.close();
  }
}

async function numberOf(lists: Lists): Promise<number> {
  return (await lists.standing())?.number ?? 0;
}

async function megabytesOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 'NaN') / 1024 / 1024;
}

function urlOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const url = / ready at (\S+)/.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`the projector ended with ${String(code)}`)));
    setTimeout(() => reject(new Error('the projector does not get ready')), PATIENCE_MS).unref();
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
