import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackRead } from './read-folder.js';

/** Digest of each published release, by its name. */
export interface Lock {
  readonly [release: string]: string;
}

export interface Locked {
  readonly lock: Lock;
  readonly problems: readonly string[];
}

export function lockFile(folder: string): string {
  return join(folder, 'releases.lock');
}

export function readLock(folder: string): Lock {
  const file = lockFile(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Lock) : {};
}

/** A draft may change as long as nothing of it is locked: whoever writes a pack need not think of digests before it is played. */
export function needsNoLock(pack: PackRead): boolean {
  return !existsSync(lockFile(pack.folder)) && pack.releases.every((one) => one.pack?.stage === 'draft');
}

/** The digests as the folder stands now. */
export function digestsOf(pack: PackRead): Lock {
  return Object.fromEntries(pack.releases.flatMap(({ release, pack: flat }) => (flat ? [[release, flat.digest]] : [])));
}

/**
 * The lock that should be written. Matches name the digest of the release that they were opened with, so a published one
 * never moves and never goes; only what is still a draft may.
 */
export function lockOf(pack: PackRead, published: Lock): Locked {
  const lock = digestsOf(pack);
  const drafts = new Set(pack.releases.filter((one) => one.pack?.stage === 'draft').map((one) => one.release));
  const fixed = Object.entries(published).filter(([release]) => !drafts.has(release));
  const moved = fixed.filter(([release, digest]) => lock[release] !== undefined && lock[release] !== digest);
  const gone = fixed.filter(([release]) => lock[release] === undefined);
  return {
    lock,
    problems: [
      ...pack.problems.map((one) => `${pack.name}/${one.file}:${one.line} ${one.message}`),
      ...moved.map(
        ([release]) => `${pack.name} ${release} is published and may not change: put the change into a new release.`,
      ),
      ...gone.map(([release]) => `${pack.name} ${release} is published and may not go: old matches rest on it.`),
    ],
  };
}

export function lockText(lock: Lock): string {
  return `${JSON.stringify(lock, null, 2)}\n`;
}
