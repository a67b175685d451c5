import type { CitedDocument } from '../pack/pack.js';
import type { ImportProfile } from './profile.js';
import type { BroughtFile } from './records.js';

const CHANGED =
  'Changed: names, prices, phases, turns, limits, targets, detachment points and dispositions were taken over as rules of this pack; notes and prose were left out.';

/** What everything that comes from a file is cited from. */
export function documentOf({ digest }: BroughtFile): string {
  return `brought-${digest.slice(0, 12)}`;
}

/** The file by its name, version and digest, with whom its licence wants to be named. */
export function citedFile(file: BroughtFile, version: string, profile: ImportProfile): CitedDocument {
  return {
    title: `${file.name}, ${profile.format} ${version}`,
    note: `Brought by whoever imported it. SHA-256 ${file.digest}.`,
    credit: profile.credit,
    licence: profile.licence,
    changed: CHANGED,
  };
}
