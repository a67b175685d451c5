import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { naming, OWNER_ONLY } from './private-files.js';

/**
 * What stands in a key file. Where there is none yet the new key is put there, as a whole or not at all: of two instances
 * that start at the same moment the second one finds the whole key of the first.
 */
export function keyInFile(file: string, makeKey: () => string | Buffer): Buffer {
  return naming(file, () => keyIn(file, makeKey));
}

function keyIn(file: string, makeKey: () => string | Buffer): Buffer {
  const there = readIfThere(file);
  if (there) return there;
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, makeKey(), { mode: OWNER_ONLY });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
  return readFileSync(file);
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** An error of the system may come from another realm: it is asked, not tested by `instanceof`. */
function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
