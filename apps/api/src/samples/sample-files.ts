import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packFolders } from '@adjutant/store';
import { readScript, type ScriptRead } from '@adjutant/testing';

/** A script beside a pack, as far as it could be read. */
export interface SampleFile {
  readonly file: string;
  readonly read: ScriptRead;
}

/** The scripts that come with the packs, read anew each time: whoever writes one sees it without a restart. */
export function sampleFiles(packs: string): SampleFile[] {
  return packFolders(packs)
    .map((folder) => join(folder, 'matches'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /\.jsonl?$/.test(name))
        .sort()
        .map((name) => join(folder, name)),
    )
    .map((path) => ({ file: basename(path), read: readScript(readFileSync(path, 'utf8')) }));
}
