import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..', '..');
const MAIN = join(ROOT, 'apps', 'api', 'dist', 'main.js');
const PAGE = join(ROOT, 'apps', 'web', 'dist', 'index.html');
/** A machine under load is slow, not wrong. */
const PATIENCE = 60_000;

export interface Server {
  readonly base: string;
  /** What it has printed so far. */
  readonly said: () => string;
  readonly stop: () => Promise<void>;
}

export type Environment = { readonly [name: string]: string };

/** Starts the server as it is built, with a folder of its own, and waits until it is ready. */
export async function startServer(environment: Environment = {}): Promise<Server> {
  for (const file of [MAIN, PAGE]) {
    if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` before the browser tests.`);
  }
  const data = await mkdtemp(join(tmpdir(), 'adjutant-browser-'));
  const child = spawn(process.execPath, [MAIN], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ADJUTANT_DATA: data, ADJUTANT_STORE: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (chunk: Buffer): void => void (said += chunk.toString());
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const stop = async (): Promise<void> => {
    await end(child);
    await rm(data, { recursive: true, force: true });
  };
  try {
    const base = await addressOf(child);
    await ready(base);
    return { base, said: () => said, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The port is chosen by the system, so the server has to say where it is. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`The server did not start in time. It said: ${said}`)), PATIENCE);
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with code ${code}. It said: ${said}`));
    });
  });
}

async function ready(base: string): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    const response = await fetch(`${base}/api/health/ready`).catch(() => undefined);
    if (response?.ok) return;
    await pause(50);
  }
  throw new Error('The server listens, but /api/health/ready does not say that it is ready.');
}

/** Ends the process that was started here, by its id, and no other. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), 6_000);
  await gone;
  clearTimeout(impatience);
}
