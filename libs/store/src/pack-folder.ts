import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { assemble, PackError, releasesOf, Shelf, type Pack, type PackFile, type ReleaseHead } from '@adjutant/rules';
import { digest } from '@adjutant/seal';
import { KEEP, keptOrMade, type Keep } from './kept.js';

/** Folders and files of a pack that are about it, not part of it. */
const BESIDE = [/^scenarios\//, /^matches\//, /^imports\//, /\.spec\.ts$/, /\.md$/, /(^|\/)\./, /^releases\.lock$/];

/** Every file of a pack folder as text, in the order of their paths. */
export function readPackFolder(folder: string): PackFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !BESIDE.some((form) => form.test(path)))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

/** The folders under this one that hold a pack, sorted by name. */
export function packFolders(packs: string): string[] {
  return readdirSync(packs, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(packs, entry.name, 'pack.json')))
    .map((entry) => join(packs, entry.name))
    .sort();
}

/** Every release of every pack, oldest first within a pack. Throws a PackError for the first pack that does not load. */
export function readShelf(packs: string, kept = KEEP): Shelf {
  if (!existsSync(packs))
    throw new Error(`There is no folder of packs at ${packs}. Set ADJUTANT_PACKS to where the packs are.`);
  return new Shelf(packFolders(packs).flatMap((folder) => readPack(folder, kept)));
}

/** Problems are told with the folder of the pack before their file: its author may have several open. */
function readPack(folder: string, kept: Keep | undefined): readonly Pack[] {
  const files = readPackFolder(folder);
  const made = (): readonly Pack[] =>
    releasesOf(files)
      .toSorted(byAge)
      .map(({ release }) => assemble(files, release, digest));
  try {
    return keptOrMade(kept, folder, files, made);
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    const name = basename(folder);
    const problems = error.problems.map((one) => ({ ...one, file: `${name}/${one.file}` }));
    throw new PackError(name, problems);
  }
}

/** A shelf takes the last release of a pack as its newest; variants of a release are never that by themselves. */
function byAge(one: ReleaseHead, other: ReleaseHead): number {
  const rank = (release: ReleaseHead): string => `${release.variant ? 0 : 1}${release.date}`;
  return rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0;
}
