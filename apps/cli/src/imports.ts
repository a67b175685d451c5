import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  isPlainText,
  readImportProfile,
  type BroughtFile,
  type ImportAnswers,
  type ImportProfile,
  type Pack,
} from '@adjutant/rules';
import { packFolders } from '@adjutant/store';
import { readBytes } from './files.js';
import type { Io } from './io.js';
import { findPack, openShelf } from './packs.js';
import { packsFolder } from './settings.js';
import { EXIT, messageOf, Trouble } from './trouble.js';

/** The whole of what is known to be imported has ten megabytes. */
const LARGEST = 32 * 1024 * 1024;

/** A file that somebody brings, parsed; one that is too large is not opened. */
export function broughtFrom(io: Io, file: string): BroughtFile {
  const name = basename(file);
  const got = readBytes(io, file, LARGEST);
  if (!got.ok) throw new Trouble(EXIT.usage, `${file} ${got.reason}. Nothing was written.`);
  if (!isPlainText(name)) throw new Trouble(EXIT.usage, `${file} has a name that cannot be cited: rename it.`);
  const sha = createHash('sha256').update(got.bytes).digest('hex');
  try {
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(got.bytes)) as unknown;
    return { name, digest: sha, value };
  } catch (error) {
    throw new Trouble(EXIT.usage, `${file} is no JSON: ${messageOf(error)}. Nothing was written.`, error);
  }
}

/** A pack that takes records of another project. */
interface Taker {
  readonly pack: Pack;
  readonly folder: string;
  readonly profile: ImportProfile;
}

/** The pack that is named, or the only one at hand that takes any. */
export function takerOf(io: Io, named: string | undefined): Taker {
  const shelf = openShelf(io);
  const takers = packFolders(packsFolder(io)).flatMap((folder) => {
    const profile = profileIn(folder);
    return profile ? [{ folder, profile, id: basename(folder) }] : [];
  });
  const names = takers.map(({ id }) => id).join(', ') || 'none';
  const wanted = named?.split('@')[0];
  const [found, second] = takers.filter(({ id }) => wanted === undefined || id === wanted);
  if (!found) throw new Trouble(EXIT.usage, `${wanted ?? 'No pack at hand'} takes no imports; these do: ${names}.`);
  if (second) throw new Trouble(EXIT.usage, `Say which pack with --pack; these take imports: ${names}.`);
  return { ...found, pack: findPack(shelf, named ?? found.id) };
}

function profileIn(folder: string): ImportProfile | undefined {
  const imports = join(folder, 'imports');
  const [file] = existsSync(imports) ? readdirSync(imports).sort() : [];
  if (file === undefined) return undefined;
  const read = readImportProfile(JSON.parse(readFileSync(join(imports, file), 'utf8')));
  if (read.ok) return read.profile;
  throw new Trouble(
    EXIT.place,
    read.faults.map(({ message }) => `${basename(folder)}/imports/${file}: ${message}`),
  );
}

/** Those of the file, and those that were typed; what is typed counts. */
export function answersOf(io: Io, file: string | undefined, typed: readonly string[]): ImportAnswers {
  const pairs = typed.map((one) => {
    const [, id = '', value = ''] = /^([^=]+)=(.+)$/s.exec(one) ?? [];
    if (id === '') throw new Trouble(EXIT.usage, `${one} is no answer: write question=answer.`);
    return [id, value] as const;
  });
  return { ...(file === undefined ? {} : answersIn(broughtFrom(io, file))), ...Object.fromEntries(pairs) };
}

function answersIn({ name, value }: BroughtFile): ImportAnswers {
  const isWord = (one: unknown): boolean => typeof one === 'string' || typeof one === 'number';
  const fits =
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(
      (one) => isWord(one) || (Array.isArray(one) && one.every((word) => typeof word === 'string')),
    );
  if (!fits) throw new Trouble(EXIT.usage, `${name} has to be an object of answers by their questions.`);
  return value as ImportAnswers;
}
