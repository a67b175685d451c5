import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OWNER_ONLY, privateFolder } from './private-files.js';

/** Where what was found in order is kept, and by which build: another one checks it for itself. */
export interface Keep {
  readonly folder: string;
  /** A hash of everything that makes values of files: schemas, checks, and how releases of packs are flattened. */
  readonly engine: string;
}

/** Put in where the parts are bundled (tools/bundle); what runs file by file keeps nothing. */
declare const ADJUTANT_ENGINE: string | undefined;

export const KEEP: Keep | undefined =
  typeof ADJUTANT_ENGINE === 'undefined'
    ? undefined
    : { folder: fileURLToPath(new URL('../../../dist/.cache/checked', import.meta.url)), engine: ADJUTANT_ENGINE };

/** A file as it was read, with a path that tells it from the others. */
export interface ReadFile {
  readonly path: string;
  readonly text: string;
}

/**
 * What was made before of the very same files of a folder by the very same build, or what is made now: plain JSON, after checks that
 * take long. The files are read and hashed every time, so that a pack that has been broken since is found broken.
 */
export function keptOrMade<Made extends object>(
  kept: Keep | undefined,
  folder: string,
  files: readonly ReadFile[],
  make: () => Made,
): Made {
  if (!kept) return make();
  const file = join(kept.folder, `${basename(folder)}-${sha256(folder).slice(0, 16)}.json`);
  const key = keyOf(files, kept.engine);
  const found = readKept(file, key);
  if (found) return found as Made;
  const made = make();
  keep(file, key, JSON.stringify(made));
  return made;
}

/** One file a folder: key, hash of what is kept, and what is kept. Undefined where it is of something else, damaged or not there. */
function readKept(file: string, key: string): unknown {
  try {
    const text = readFileSync(file, 'utf8');
    const head = `${key} ${sha256(bodyOf(text))}\n`;
    return text.startsWith(head) ? JSON.parse(bodyOf(text)) : undefined;
  } catch {
    // Whatever is wrong with it, what it was made of is at hand.
    return undefined;
  }
}

function keep(file: string, key: string, body: string): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    privateFolder(dirname(file));
    writeFileSync(unfinished, `${key} ${sha256(body)}\n${body}`, { mode: OWNER_ONLY });
    renameSync(unfinished, file);
  } catch {
    // The next start checks everything again: nothing else is lost where nothing can be kept.
    removeIfThere(unfinished);
  }
}

function removeIfThere(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // A place where nothing can be written holds nothing unfinished either.
  }
}

function keyOf(files: readonly ReadFile[], engine: string): string {
  const hash = createHash('sha256').update(engine);
  for (const { path, text } of files) hash.update(`\0${path}\0${text.length}\0${text}`);
  return hash.digest('hex');
}

const bodyOf = (text: string): string => text.slice(text.indexOf('\n') + 1);

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
