import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian and its children put it, one folder for each major version, none of them on the path. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder of `initdb` and `postgres`; an error that says how to get them where there is none. */
export function postgresPrograms(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
  if (found !== undefined) return found;
  throw new Error(
    'PostgreSQL is not installed, and the tests of services need a real one: `apt-get install -y postgresql`, or put the folder of its programs (initdb, postgres) on PATH.',
  );
}

/** PostgreSQL refuses to run as root. Undefined where we are somebody else already. */
export function postgresUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((option) => spawnSync('id', [option, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user `postgres` or `nobody` to run it as.');
}
