import { basename, join } from 'node:path';
import { inspect, PackError, releasesOf, type Inspection, type PackFile, type PackProblem } from '@adjutant/rules';
import { digest } from '@adjutant/seal';
import { packFolders, readPackFolder } from '@adjutant/store';

/** Where the packs of this workspace stand; the same from src/ and from dist/. */
export const PACKS = join(import.meta.dirname, '..', '..', '..', 'libs', 'packs');

export interface ReleaseRead extends Inspection {
  readonly release: string;
  /** Another way to play a release: never the one that stands for the pack. */
  readonly variant: boolean;
}

/** A pack folder with everything that is right and wrong with each of its releases. */
export interface PackRead {
  readonly name: string;
  readonly folder: string;
  readonly releases: readonly ReleaseRead[];
  readonly problems: readonly PackProblem[];
  /** What is amiss in every release: a question that only one layer asks is no waste in the others. */
  readonly warnings: readonly PackProblem[];
}

export function readPacks(packs: string): readonly PackRead[] {
  return packFolders(packs).map((folder) => readPack(folder, readPackFolder(folder)));
}

export function readPack(folder: string, files: readonly PackFile[]): PackRead {
  const name = basename(folder);
  const pack = (releases: readonly ReleaseRead[], problems: readonly PackProblem[]): PackRead => {
    const [first, ...others] = releases;
    const everywhere = (warning: PackProblem): boolean =>
      others.every((one) => one.warnings.some((other) => same(other, warning)));
    return { name, folder, releases, problems, warnings: (first?.warnings ?? []).filter(everywhere) };
  };
  try {
    const releases = releasesOf(files).map(({ release, variant = false }) => ({
      release,
      variant,
      ...inspect(files, release, digest),
    }));
    const all = releases.flatMap((one) => one.problems);
    return pack(
      releases,
      all.filter((problem, index) => all.findIndex((other) => same(other, problem)) === index),
    );
  } catch (error) {
    if (error instanceof PackError) return pack([], error.problems);
    throw error;
  }
}

function same(one: PackProblem, other: PackProblem): boolean {
  return one.file === other.file && one.line === other.line && one.message === other.message;
}
