import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Connection, getting } from './connection.js';
import { PACKS, SERVER } from './places.js';

const PATIENCE_MS = 60_000;
/** Looking a log through takes a minute for each million entries, and several times that over a network or beside other work. */
const PATIENCE_WITH_LOG_MS = 600_000;
const running = new Set<ChildProcess>();

/** Whatever happens to a run, none of its servers outlives it. */
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Ends what a figure that failed has left behind, so that it does not run beside the next one. */
export async function endServers(): Promise<void> {
  await Promise.all([...running].map(stop));
}

export interface Server {
  readonly port: number;
  /** The end of what it has said so far. */
  said(): string;
  /** Ends the process, by its id, and waits for that. */
  stop(): Promise<void>;
}

/** Starts the built server as `npm start` does, in a process of its own; resolves when it says that it listens. */
export async function startServer(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
  program = SERVER,
): Promise<Server> {
  if (!existsSync(program)) throw new Error(`${program} is not built: run \`npm run build\` first`);
  const { PATH } = process.env;
  const env = {
    PATH,
    PORT: '0',
    HOST: '127.0.0.1',
    ADJUTANT_DATA: folder,
    ADJUTANT_PACKS: PACKS,
    NODE_ENV: 'production',
    ...settings,
  };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  try {
    const said = listenTo(child);
    return { port: await portOf(child, said), said, stop: () => stop(child) };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

const MOST_SAID = 100_000;

function listenTo(child: ChildProcess): () => string {
  let said = '';
  const listen = (text: string): void => void (said = (said + text).slice(-MOST_SAID));
  child.stdout?.setEncoding('utf8').on('data', listen);
  child.stderr?.setEncoding('utf8').on('data', listen);
  return () => said;
}

function portOf(child: ChildProcess, said: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    const listen = (): void => {
      const port = / at http:\/\/[^ ]*:(\d+)/.exec(said())?.[1];
      if (port !== undefined) resolve(Number(port));
    };
    child.stdout?.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server ended with ${String(code)}: ${said().slice(0, 2_000)}`)));
    setTimeout(
      () => reject(new Error(`the server does not get ready: ${said().slice(0, 2_000)}`)),
      PATIENCE_MS,
    ).unref();
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(impatience);
}

/** What is read of `GET /api/health`. */
interface Health {
  readonly checks: { readonly readModels: { readonly ok: boolean } };
  readonly check: { readonly running?: object };
}

/** Resolves when the read models are level with the log. */
export async function level(server: Server): Promise<void> {
  const connection = await Connection.open(server.port);
  try {
    const until = performance.now() + PATIENCE_WITH_LOG_MS;
    for (;;) {
      const { status, body } = await connection.send(getting('/api/health'));
      // Whoever is ready may still be behind with its lists, and looking the log through: neither is to be measured.
      const { checks, check } = JSON.parse(body) as Health;
      if (status === 200 && checks.readModels.ok && check.running === undefined) return;
      if (performance.now() > until)
        throw new Error(`still behind with its lists, or looking the log through: ${body}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    connection.close();
  }
}

/** A figure of the server as it tells it itself. `token`: of whoever may see them; where nobody signs in everybody may. */
export async function figureOf(server: Server, name: string, token?: string): Promise<number> {
  const connection = await Connection.open(server.port);
  try {
    const { body } = await connection.send(getting('/api/metrics', token));
    return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(body)?.[1]);
  } finally {
    connection.close();
  }
}

/** For how long the server has had a processor since it was started, by its own account. */
export function processorSeconds(server: Server, token?: string): Promise<number> {
  return figureOf(server, 'process_cpu_seconds_total', token);
}
