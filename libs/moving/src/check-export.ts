import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Shelf } from '@adjutant/rules';
import { readVerifierKey } from '@adjutant/seal';
import { checkpointsIn } from './checkpoints.js';
import { linesOf, sumOf } from './files.js';
import { LogCheck } from './log-check.js';
import { readLogLine } from './log-line.js';
import type { Manifest, Part } from './manifest.js';
import { PARTS } from './parts.js';
import { MovingTrouble, type Tell } from './trouble.js';

/** Holds every file of an exported installation to its manifest, and the log to its tree and to all that was signed about it. */
export function checkExport(folder: string, { log, parts, key }: Manifest, tell: Tell): void {
  for (const part of [...parts, ...log.segments]) checkFile(folder, part);
  const check = new LogCheck(checkpointsIn(join(folder, PARTS.checkpoints)), readVerifierKey(key));
  for (const { file, count } of log.segments) {
    let line = 0;
    for (const text of linesOf(join(folder, file))) {
      line += 1;
      const { stream, revision, meta } = readLogLine(text, file, line);
      check.link({ stream, revision, hash: meta.hash });
      if (check.events % 500 === 0 || line === count) tell('events checked', check.events, log.events);
    }
    if (line !== count) throw damaged(folder, file, `it has ${line} lines, and not ${count}`);
  }
  check.end();
  if (check.events !== log.events || check.root !== log.root)
    throw damaged(folder, 'the log', `its ${check.events} events do not make the tree of the manifest`);
}

/** A match that nobody here could read must not come into the store: its readers would stop at it. */
export function checkPacks({ log }: Manifest, shelf: Shelf): void {
  const needed = new Map(log.segments.flatMap(({ packs }) => packs.map((pack) => [pack.digest, pack])));
  const missing = [...needed.values()].filter(({ digest }) => !shelf.pinned(digest));
  if (missing.length === 0) return;
  const names = missing.map(({ id, release, digest }) => `${id}@${release} (${digest})`).sort();
  throw new MovingTrouble('place', `Nothing was imported: these packs are not installed here: ${names.join(', ')}.`);
}

function checkFile(folder: string, { file, bytes, sha256 }: Part): void {
  const path = join(folder, file);
  if (!existsSync(path)) throw damaged(folder, file, 'it is missing');
  const sum = sumOf(path);
  if (sum.bytes !== bytes || sum.sha256 !== sha256) throw damaged(folder, file, 'it is not what the manifest says');
}

function damaged(folder: string, file: string, how: string): MovingTrouble {
  const advice = 'Nothing was imported. Copy the folder once more, or run the export again.';
  return new MovingTrouble('differs', `${folder} is damaged in ${file}: ${how}. ${advice}`);
}
