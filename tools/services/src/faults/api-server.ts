import { cpSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { guard } from '../guard.js';
import { LivingProcess } from '../living-process.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SERVER = join(ROOT, 'apps', 'api', 'dist', 'main.js');
const LONGEST_STOP_MS = 20_000;
const READY = /ready at (http:\/\/\S+) /;

export interface ApiServer {
  readonly url: string;
  /** The end of what it has said so far. */
  said(): string;
  /** Without warning. */
  kill(): Promise<void>;
  /** In good order. */
  stop(): Promise<void>;
}

/** A folder with the one pack that is played in tests: reading and checking all of them is a third of a start. */
export function packsIn(folder: string): string {
  const packs = join(folder, 'packs');
  cpSync(join(ROOT, 'libs', 'packs', 'wh40k-10e'), join(packs, 'wh40k-10e'), { recursive: true });
  return packs;
}

/** The built server on a SQLite log in a folder, in a process of its own; it listens when this resolves. */
export async function startApiServer(data: string, environment: NodeJS.ProcessEnv = {}): Promise<ApiServer> {
  const env = {
    ...{ PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', ADJUTANT_DATA: data, NODE_ENV: 'production' },
    // What was compiled for the process before need not be compiled again.
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'adjutant-server'),
    ...environment,
  };
  const living = await LivingProcess.start({ command: process.execPath, args: [SERVER], env, ready: READY });
  const watcher = guard(living.child.pid as number);
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    await Promise.race([living.end(signal), wait(LONGEST_STOP_MS, undefined, { ref: false })]);
    await living.end('SIGKILL');
    watcher.dismiss();
  };
  return {
    url: READY.exec(living.said)?.[1] as string,
    said: () => living.said,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
