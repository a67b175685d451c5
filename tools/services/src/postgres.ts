import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { Kept, sendTo } from './kept.js';
import { onFreePorts } from './on-free-ports.js';
import { POSTGRES_USER, postgresCluster, type PostgresCluster } from './postgres-cluster.js';

export interface PostgresOptions {
  /** Kept where it is given, and used again; a temporary one that goes with the server where not. */
  readonly folder?: string;
  readonly port?: number;
}

const PATIENCE_MS = 60_000;

/** Fast, immediate, and then by force. */
const ENDING = [
  { signal: 'SIGINT', afterMs: 0 },
  { signal: 'SIGQUIT', afterMs: 10_000 },
  { signal: 'SIGKILL', afterMs: 15_000 },
] as const;

/** A real server on loopback, with a password and with fsync on, in a folder of its own. */
export async function startPostgres({ folder, port }: PostgresOptions = {}): Promise<Postgres> {
  return port === undefined ? onFreePorts(1, ([free = 0]) => postgresAt(free, folder)) : postgresAt(port, folder);
}

async function postgresAt(port: number, given: string | undefined): Promise<Postgres> {
  const cluster = postgresCluster(given);
  const { folder, log, user } = cluster;
  const kept = new Kept({
    command: join(cluster.programs, 'postgres'),
    args: serverArguments(cluster, port),
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    ...{ folder, log, ...(user ? { user } : {}) },
    ending: ENDING,
    removes: given === undefined,
  });
  const postgres = new Postgres(kept, cluster, port);
  try {
    await postgres.start();
    return postgres;
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

function serverArguments({ data, folder }: PostgresCluster, port: number): readonly string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    // A socket in a folder of everybody's would be a second way in, and its path may be too long.
    unix_socket_directories: '',
    fsync: 'on',
    synchronous_commit: 'on',
    max_connections: '200',
    external_pid_file: join(folder, 'pid'),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', data, '-p', String(port), ...options];
}

export class Postgres {
  /** With user and password, of the database `postgres`. */
  readonly url: string;

  constructor(
    private readonly kept: Kept,
    private readonly cluster: PostgresCluster,
    readonly port: number,
  ) {
    this.url = `postgres://${POSTGRES_USER}:${cluster.password}@127.0.0.1:${port}/postgres`;
  }

  get pid(): number {
    return this.kept.pid;
  }

  /** Resolves when it takes connections. */
  async start(): Promise<void> {
    let over: number | string | undefined;
    await this.kept.start();
    void this.kept.ended.then((how) => (over = how));
    const until = performance.now() + PATIENCE_MS;
    while (!(await this.#answers())) {
      if (over !== undefined) throw new Error(`PostgreSQL ended at once (${over}): ${this.#lastWords()}`);
      if (performance.now() > until) throw new Error(`PostgreSQL does not get ready: ${this.#lastWords()}`);
      await wait(50);
    }
  }

  /** Ends it for good and, where its folder is a temporary one, removes that. */
  stop(): Promise<void> {
    return this.kept.stop();
  }

  /** As a power cut would: everything that belongs to it ends at once. It stays away until `restart`. */
  async kill(): Promise<void> {
    const all = [this.pid, ...childrenOf(this.pid)];
    for (const pid of all) sendTo(pid, 'SIGKILL');
    await this.kept.ended;
    while (all.some((pid) => sendTo(pid, 0))) await wait(10);
  }

  /** Ends it in order where it still runs, stays away for a while, and starts it again on the same folder and port. */
  async restart(awayMs = 0): Promise<void> {
    this.kept.signal('SIGINT');
    await this.kept.ended;
    await wait(awayMs);
    await this.start();
  }

  async #answers(): Promise<boolean> {
    const client = new Client({ connectionString: this.url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  #lastWords(): string {
    const { log } = this.cluster;
    return existsSync(log) ? readFileSync(log, 'utf8').trim().slice(-600) : 'it said nothing';
  }
}

function childrenOf(parent: number): readonly number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid, ppid]) => (ppid === parent && pid !== undefined ? [pid] : []));
}
