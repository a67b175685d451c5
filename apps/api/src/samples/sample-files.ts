import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packFolders } from '@adjutant/store';
import { readScript, type ScriptRead } from '@adjutant/scenarios';

/** A script beside a pack, as far as it could be read. */
export interface SampleFile {
  readonly file: string;
  readonly read: ScriptRead;
}

/** The scripts that come with the packs. One that changed is read anew: whoever writes one sees it without a restart. */
export function sampleFiles(packs: string, read = readFile): SampleFile[] {
  return packFolders(packs)
    .map((folder) => join(folder, 'matches'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /\.jsonl?$/.test(name))
        .sort()
        .map((name) => join(folder, name)),
    )
    .map((path) => ({ file: basename(path), read: asItStands(path, read) }));
}

const known = new Map<string, { readonly version: string; readonly read: ScriptRead }>();

function asItStands(path: string, read: (path: string) => ScriptRead): ScriptRead {
  const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
  const version = [ino, size, mtimeNs, ctimeNs].join(' ');
  const before = known.get(path);
  if (before?.version === version) return before.read;
  const now = { version, read: read(path) };
  known.set(path, now);
  return now.read;
}

function readFile(path: string): ScriptRead {
  return readScript(readFileSync(path, 'utf8'));
}
