import { statSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mistakeInSetting, parsePostgres, shownSetting } from '@adjutant/store';
import type { Environment, Io } from './io.js';
import { EXIT, Trouble } from './trouble.js';

/** Root of the repository, from `apps/cli/src` and from `apps/cli/dist` alike. */
const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

const IN_MEMORY =
  'ends with the server and cannot be read from here: use sqlite:<path> or kurrentdb://user:password@host:2113';

export interface Settings {
  /** Where the log is: `sqlite:/…/adjutant.db`, with an absolute path, or `kurrentdb://…`. */
  readonly store: string;
  /** Folder of everything that this installation keeps. */
  readonly data: string;
  /** Folder of the rule packs. */
  readonly packs: string;
  /** The PostgreSQL database that several servers share. */
  readonly database?: string;
  /** Folder of the keys, where it is another than `data`. */
  readonly keys?: string;
}

/** Reads and checks the settings, so that all mistakes are told at once, a sentence each. */
export function readSettings(io: Pick<Io, 'env' | 'cwd'>): Settings {
  const mistakes: string[] = [];
  const data = resolve(io.cwd, valueOf(io.env, 'ADJUTANT_DATA') ?? 'data');
  if (exists(data) && !isFolder(data)) mistakes.push(`ADJUTANT_DATA is ${data}, which is a file: name a folder.`);
  const store = valueOf(io.env, 'ADJUTANT_STORE') ?? `sqlite:${join(data, 'adjutant.db')}`;
  const mistake = store === 'memory:' ? IN_MEMORY : mistakeInSetting(store);
  if (mistake !== undefined)
    mistakes.push(`ADJUTANT_STORE is ${JSON.stringify(shownSetting(store))}, which ${mistake}.`);
  const packs = readPacks(io, mistakes);
  const shared = readShared(io, mistakes);
  if (mistakes.length > 0) throw new Trouble(EXIT.usage, mistakes);
  return { data, packs, store: standing(store, io.cwd), ...shared };
}

/** A file is named from where the person stands; a server is where it is. */
function standing(store: string, cwd: string): string {
  const path = /^sqlite:(?:\/\/)?(.+)$/s.exec(store)?.[1];
  return path === undefined ? store : `sqlite:${isAbsolute(path) ? path : resolve(cwd, path)}`;
}

function readShared({ env, cwd }: Pick<Io, 'env' | 'cwd'>, mistakes: string[]): Pick<Settings, 'database' | 'keys'> {
  const [database, keys] = [valueOf(env, 'ADJUTANT_DATABASE'), valueOf(env, 'ADJUTANT_KEYS')];
  const parsed = database === undefined ? undefined : parsePostgres(database);
  if (parsed?.ok === false) mistakes.push(`ADJUTANT_DATABASE ${parsed.mistake}.`);
  return {
    ...(database === undefined ? {} : { database }),
    ...(keys === undefined ? {} : { keys: resolve(cwd, keys) }),
  };
}

/** Verbs that need the packs only are not held up by the settings of a store. */
export function packsFolder(io: Pick<Io, 'env' | 'cwd'>): string {
  const mistakes: string[] = [];
  const packs = readPacks(io, mistakes);
  if (mistakes.length > 0) throw new Trouble(EXIT.usage, mistakes);
  return packs;
}

/**
 * Where paths on the command line start: npm runs its scripts in the root of the repository, wherever the person stands
 * who typed the command.
 */
export function standingIn({ env, cwd }: Pick<Io, 'env' | 'cwd'>): string {
  const asked = env['npm_lifecycle_event'] === 'adjutant' ? env['INIT_CWD'] : undefined;
  return asked ?? cwd;
}

function readPacks({ env, cwd }: Pick<Io, 'env' | 'cwd'>, mistakes: string[]): string {
  const packs = resolve(cwd, valueOf(env, 'ADJUTANT_PACKS') ?? join(ROOT, 'libs', 'packs'));
  if (!isFolder(packs))
    mistakes.push(`ADJUTANT_PACKS is ${packs}, which is not a folder: name the folder that holds the packs.`);
  return packs;
}

/** A variable that is set to nothing counts as not set. */
function valueOf(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
