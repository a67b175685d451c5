import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '@adjutant/kernel';
import {
  countShape as count,
  hashShape as hash,
  listShape as list,
  misfit,
  objectShape as shape,
  textShape as text,
} from '@adjutant/seal';
import { writeWhole, type Written } from './files.js';
import { MovingTrouble } from './trouble.js';

/** A file of an exported installation. `count` is how many things stand in it, one a line. */
export interface Part extends Written {
  /** Where it stands in the folder. */
  readonly file: string;
}

export interface PackRelease {
  readonly id: string;
  readonly release: string;
  readonly digest: string;
}

/** A stretch of the log, in its order. */
export interface Segment extends Part {
  /** Root of the tree over the events of this file alone. */
  readonly root: string;
  /** What the matches that begin in it are played under. */
  readonly packs: readonly PackRelease[];
}

export interface Manifest {
  readonly adjutant: 'installation';
  readonly version: 1;
  /** `root`: of the Merkle tree over the whole log, as checkpoints are signed over it. */
  readonly log: { readonly events: number; readonly root: string; readonly segments: readonly Segment[] };
  /** The verifier key that the checkpoints are signed with; empty where nothing was ever signed. */
  readonly key: string;
  readonly parts: readonly Part[];
}

export const MANIFEST = 'manifest.json';
const PROGRESS = 'progress.json';

const part = {
  file: text('Where the file stands in the folder.'),
  count: count('How many things stand in it, one a line.'),
  bytes: count('Its size.'),
  sha256: hash('SHA-256 of the file.'),
};
const release = shape('A release of a rule pack.', {
  id: text('Id of the pack.'),
  release: text('Name of the release.'),
  digest: hash('Digest of the flattened release.'),
});
const segment = shape('A stretch of the log.', {
  ...part,
  root: hash('Root of the tree over its events.'),
  packs: list('What the matches that begin in it are played under.', release),
});

export const MANIFEST_SHAPE: JsonObject = shape('What an exported installation holds.', {
  adjutant: { description: 'Tells it from other JSON.', const: 'installation' },
  version: { description: 'Version of this format.', const: 1 },
  log: shape('The log.', {
    events: count('How many events there are.'),
    root: hash('Root of the Merkle tree over all of them.'),
    segments: list('Its files, in order.', segment),
  }),
  key: { description: 'The verifier key of its checkpoints.', type: 'string', maxLength: 1_000 },
  parts: list('All other files.', shape('A file.', part)),
});

/** A folder without a manifest is no whole export, whatever else is in it. */
export function readManifest(folder: string): Manifest {
  if (!existsSync(join(folder, MANIFEST))) {
    const half = existsSync(join(folder, PROGRESS));
    const says = half
      ? 'holds an export that was not finished: run the same "adjutant export --all" again, it goes on where it stopped'
      : `holds no exported installation: there is no ${MANIFEST} in it`;
    throw new MovingTrouble('usage', `${folder} ${says}.`);
  }
  const value = parse(join(folder, MANIFEST));
  const found =
    value === undefined ? 'it is not JSON' : (misfit(value, MANIFEST_SHAPE) ?? strayFile(value as Manifest));
  if (found === undefined) return value as Manifest;
  throw new MovingTrouble('usage', `${join(folder, MANIFEST)} is no manifest of an exported installation: ${found}.`);
}

/** What was finished before, by this run or one that was stopped. */
export function segmentsIn(folder: string): readonly Segment[] {
  const before = [PROGRESS, MANIFEST].map((name) => join(folder, name)).find((file) => existsSync(file));
  const value = before === undefined ? undefined : parse(before);
  const fits = misfit(value, MANIFEST_SHAPE) === undefined && strayFile(value as Manifest) === undefined;
  return fits ? (value as Manifest).log.segments : [];
}

export function isExport(folder: string): boolean {
  return [MANIFEST, PROGRESS].some((name) => existsSync(join(folder, name)));
}

/** From here on the folder holds no whole export until `writeManifest`; what was finished in it is remembered. */
export function beginAgain(folder: string): void {
  if (existsSync(join(folder, MANIFEST))) renameSync(join(folder, MANIFEST), join(folder, PROGRESS));
}

export function writeProgress(folder: string, segments: readonly Segment[]): void {
  const log = { events: segments.reduce((sum, { count }) => sum + count, 0), root: '0'.repeat(64), segments };
  write(join(folder, PROGRESS), { adjutant: 'installation', version: 1, log, key: '', parts: [] });
}

export function writeManifest(folder: string, manifest: Manifest): void {
  write(join(folder, MANIFEST), manifest);
  rmSync(join(folder, PROGRESS), { force: true });
}

function write(file: string, manifest: Manifest): void {
  writeWhole(file, `${JSON.stringify(manifest, undefined, 2)}\n`);
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A manifest from elsewhere must not lead out of its folder. */
function strayFile({ log, parts }: Manifest): string | undefined {
  const stray = [...log.segments, ...parts].find(({ file }) => !/^([a-z0-9-]+\/)?[a-z0-9-]+(\.jsonl?)?$/.test(file));
  return stray && `${JSON.stringify(stray.file)} is no file of such a folder`;
}
