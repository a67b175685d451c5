import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms, postgresUser } from './postgres-programs.js';

export const POSTGRES_USER = 'adjutant';

/** A data folder that a server can be started on. */
export interface PostgresCluster {
  readonly folder: string;
  readonly data: string;
  readonly log: string;
  readonly password: string;
  readonly programs: string;
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
}

/** Makes one, or takes the one that has been made in that folder before. */
export function postgresCluster(given: string | undefined): PostgresCluster {
  const [programs, user] = [postgresPrograms(), postgresUser()];
  const folder = given ?? mkdtempSync(join(tmpdir(), 'adjutant-postgres-'));
  mkdirSync(folder, { recursive: true });
  if (user) chownSync(folder, user.uid, user.gid);
  const [data, log, secret] = ['data', 'log', 'password'].map((name) => join(folder, name)) as [string, string, string];
  if (!existsSync(data)) {
    writeFileSync(secret, randomBytes(16).toString('hex'), { mode: 0o600 });
    if (user) chownSync(secret, user.uid, user.gid);
    initialize(programs, user, folder, [`--pgdata=${data}`, `--pwfile=${secret}`]);
  }
  return { folder, data, log, password: readFileSync(secret, 'utf8'), programs, user };
}

function initialize(programs: string, user: PostgresCluster['user'], folder: string, places: readonly string[]): void {
  // Every other connection than one with the right password is refused, as it is where this runs in earnest.
  const access = ['--auth=scram-sha-256', `--username=${POSTGRES_USER}`];
  const { status, stderr, error } = spawnSync(
    join(programs, 'initdb'),
    [...places, ...access, '--encoding=UTF8', '--no-locale', '--no-instructions', '--no-sync'],
    { cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH, LC_ALL: 'C' }, ...user },
  );
  if (status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`initdb could not make a data folder for PostgreSQL: ${error?.message ?? stderr.trim()}`);
}
