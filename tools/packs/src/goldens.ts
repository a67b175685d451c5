import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where golden files are kept, with the lock beside their folder: what was stored, or sent, once is read for ever. */
export const GOLDEN = ['libs/match', 'libs/dispute', 'libs/tournament', 'apps/relay'] as const;

/** Digest of each golden file, by its name. */
export interface GoldenLock {
  readonly [file: string]: string;
}

export const goldenLockFile = (root: string, place: string): string => join(root, place, 'golden.lock');

export function readGoldenLock(root: string, place: string): GoldenLock {
  const file = goldenLockFile(root, place);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as GoldenLock) : {};
}

export function goldenDigests(root: string, place: string): GoldenLock {
  const folder = join(root, place, 'golden');
  const read = (file: string): string => hash('sha256', readFileSync(join(folder, file)));
  return Object.fromEntries(readdirSync(folder).map((file) => [file, read(file)] as const));
}

/** What may not be: a golden file that was kept once neither changes nor goes. New ones are added. */
export function goldenProblems(place: string, kept: GoldenLock, now: GoldenLock): readonly string[] {
  return Object.entries(kept).flatMap(([file, digest]) => {
    if (now[file] === digest) return [];
    return now[file] === undefined
      ? [`${place}/golden/${file} may not go: records that were stored so are read for ever.`]
      : [`${place}/golden/${file} may not change: put the new shape into a file of its own beside it.`];
  });
}
