import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countShape, hashShape, listShape, misfit, objectShape, textShape } from '@adjutant/seal';
import { sumOf, writeWhole } from './files.js';
import type { Part } from './manifest.js';
import { MovingTrouble } from './trouble.js';

/** The log has this name in every backup, whatever its file is called. */
export const BACKUP_LOG = 'adjutant.db';
const MANIFEST = 'backup.json';

export interface BackupManifest {
  readonly adjutant: 'backup';
  readonly version: 1;
  /** How many events the log holds. */
  readonly events: number;
  readonly files: readonly Part[];
}

const SHAPE = objectShape('What a backup holds.', {
  adjutant: { description: 'Tells it from other JSON.', const: 'backup' },
  version: { description: 'Version of this format.', const: 1 },
  events: countShape('How many events the log holds.'),
  files: listShape(
    'Its files.',
    objectShape('A file.', {
      file: textShape('Where it stands.'),
      count: countShape('One.'),
      bytes: countShape('Its size.'),
      sha256: hashShape('Its SHA-256.'),
    }),
  ),
});

const KNOWN =
  /^(adjutant\.db|seal\.db|liaison\.db|tables\.db|people\.db|access\.db|evidence\.db|event\.json|seal-key|access-key|evidence\/[0-9a-f]{64})$/;

export function writeBackupManifest(folder: string, manifest: BackupManifest): void {
  writeWhole(join(folder, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** What a backup holds, each file of it held to its sum. */
export function readBackup(folder: string): BackupManifest {
  const file = join(folder, MANIFEST);
  if (!existsSync(file)) throw new MovingTrouble('usage', `${folder} holds no backup: there is no ${MANIFEST} in it.`);
  const manifest = parse(file) as BackupManifest;
  const found = misfit(manifest, SHAPE) ?? stray(manifest);
  if (found !== undefined) throw new MovingTrouble('usage', `${file} is no manifest of a backup: ${found}.`);
  for (const part of manifest.files) {
    const there = existsSync(join(folder, part.file)) ? sumOf(join(folder, part.file)) : undefined;
    if (there?.bytes === part.bytes && there.sha256 === part.sha256) continue;
    const how = there ? 'it is not what the backup held' : 'it is missing';
    throw new MovingTrouble('differs', `${folder} is damaged in ${part.file}: ${how}. Take another backup.`);
  }
  return manifest;
}

function stray({ files }: BackupManifest): string | undefined {
  const other = files.find(({ file }) => !KNOWN.test(file));
  return other && `${JSON.stringify(other.file)} is no file of a backup`;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
