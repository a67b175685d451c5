import { didYouMean } from '@adjutant/kernel';
import type { PackProblem } from './files.js';
import type { LayerHead, ReleaseHead } from './layers.js';
import { problemAt, type Parsed } from './validate-files.js';
import type { Path } from './validate-says.js';

/** What is wrong with the layers that a release names, before they are laid. */
export function chainProblems(parsed: readonly Parsed[], releases: Parsed, index: number): PackProblem[] {
  const release = (releases.value as unknown as readonly ReleaseHead[])[index];
  if (!release) return [];
  const known = [...new Set(parsed.flatMap((one) => one.layer ?? []))];
  const heads = release.layers.map(
    (name) =>
      parsed.find((one) => one.schema === 'layer' && one.layer === name)?.value as unknown as LayerHead | undefined,
  );
  const at = (path: Path, message: string): PackProblem => problemAt(releases.file, [index, ...path], message);
  const of = (kind: LayerHead['kind']): number[] =>
    [...heads.keys()].filter((position) => heads[position]?.kind === kind);
  const [, secondSlate] = of('dataslate');
  const [, secondEvent] = of('event');
  const editions = of('edition');
  const dates = of('errata').map((position) => heads[position]?.date ?? '');
  const name = release.release;
  return [
    ...release.layers.flatMap((layer, position) =>
      heads[position]
        ? []
        : [
            at(
              ['layers', position],
              `${name} names the layer ${layer}, which has no layers/${layer}/layer.json${didYouMean(layer, known) || '.'}`,
            ),
          ],
    ),
    ...release.layers.flatMap((layer, position) =>
      release.layers.indexOf(layer) === position
        ? []
        : [at(['layers', position], `${name} names the layer ${layer} twice.`)],
    ),
    ...(editions.length === 1
      ? []
      : [at(['layers'], `${name} needs exactly one edition layer; it has ${editions.length}.`)]),
    ...(secondSlate === undefined
      ? []
      : [at(['layers', secondSlate], `${name} has two dataslates; a newer one replaces the older.`)]),
    ...(secondEvent === undefined
      ? []
      : [at(['layers', secondEvent], `${name} has two event layers; an event has one set of house rules.`)]),
    ...(dates.join() === [...dates].sort().join()
      ? []
      : [at(['layers'], `The errata of ${name} are not in the order of their dates.`)]),
  ];
}
