import { accessSync, closeSync, constants, lstatSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf, messageOf } from './trouble.js';

/** Nobody but their owner reads what an installation keeps: hands, salts, people and keys stand in its files. */
export const OWNER_ONLY = 0o600;
export const OWNER_ONLY_FOLDER = 0o700;
const OTHERS = 0o077;

/** A folder of an installation, made with those above it where they are not there. */
export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
}

/** An empty file for its owner alone, where there is none; SQLite gives its journals the rights of the file that they belong to. */
export function privateFile(file: string): void {
  privateFolder(dirname(file));
  closeSync(openSync(file, 'a', OWNER_ONLY));
}

/** A file that could not be opened as what it is for: which one, and why, in a sentence without an end. */
export class FileUnusable extends Error {
  override readonly name = 'FileUnusable';

  constructor(file: string, error: unknown) {
    super(`${file} cannot be used: ${whyUnusable(file, error)}`, { cause: error });
  }
}

/** What the system or SQLite throws while a file is opened knows nothing of the file: here it is named, with what is wrong. */
export function naming<Result>(file: string, open: () => Result): Result {
  try {
    return open();
  } catch (error) {
    throw codeOf(error) === '' ? error : new FileUnusable(file, error);
  }
}

const CAUSES: readonly (readonly [code: RegExp, says: string])[] = [
  [/^SQLITE_NOTADB/, 'the file is not a SQLite database'],
  [/^SQLITE_CORRUPT/, 'the file is damaged; put back a backup'],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, 'the disk that it is on is full'],
  [/^SQLITE_(BUSY|LOCKED)/, 'another process holds it'],
  [/^(SQLITE_READONLY|EROFS)/, 'it cannot be written'],
  [/^(SQLITE_IOERR|EIO)/, 'the disk that it is on fails'],
  [/^(EACCES|EPERM)/, 'it may not be read or written by the user that this runs as'],
  [/^EISDIR/, 'it is a folder, and has to be a file'],
  [/^(ENOTDIR|EEXIST)/, 'it stands where a file is, and has to be a folder'],
  [/^ENOENT/, 'it is not there'],
];

/** Why a file cannot be used. SQLite says of many things only that it cannot open: the file itself is looked at then. */
export function whyUnusable(file: string, error: unknown): string {
  const code = codeOf(error);
  if (/^SQLITE_(CANTOPEN|READONLY|IOERR)/.test(code)) {
    const found = [file, `${file}-wal`, `${file}-shm`].flatMap((one) => inTheWay(one) ?? []);
    if (found[0] !== undefined) return found[0];
  }
  return CAUSES.find(([known]) => known.test(code))?.[1] ?? messageOf(error);
}

function inTheWay(file: string): string | undefined {
  try {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat?.isDirectory()) return `${file} is a folder, and has to be a file`;
    accessSync(stat ? file : dirname(file), constants.R_OK | constants.W_OK);
    return undefined;
  } catch (error) {
    return `${file} cannot be read or written by the user that this runs as (${codeOf(error)})`;
  }
}

/** What others on this machine may read or write, of a folder and all that is in it. */
export function openToOthers(path: string): readonly OpenToOthers[] {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || stat.isSymbolicLink() || process.platform === 'win32') return [];
  const own = stat.mode & OTHERS ? [{ path, mode: modeOf(stat.mode) }] : [];
  if (!stat.isDirectory()) return own;
  return [...own, ...namesIn(path).flatMap((name) => openToOthers(join(path, name)))];
}

export interface OpenToOthers {
  readonly path: string;
  /** As `chmod` has it. */
  readonly mode: string;
}

/** A folder that even its own server cannot read is open to nobody. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

function modeOf(mode: number): string {
  return (mode & 0o777).toString(8).padStart(4, '0');
}
