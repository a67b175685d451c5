import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackProblem, ReleaseHead } from '@adjutant/rules';
import type { PackRead } from './read-folder.js';

/** Layers that no release of a sound pack is made of. */
export function unusedLayers({ folder, problems }: PackRead): PackProblem[] {
  const layers = join(folder, 'layers');
  if (problems.length > 0 || !existsSync(layers)) return [];
  const releases = JSON.parse(readFileSync(join(folder, 'releases.json'), 'utf8')) as readonly ReleaseHead[];
  const used = new Set(releases.flatMap((release) => release.layers));
  return readdirSync(layers)
    .filter((layer) => !used.has(layer))
    .sort()
    .map((layer) => ({
      file: `layers/${layer}/layer.json`,
      line: 1,
      message: `No release is made of the layer ${layer}.`,
    }));
}
