import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pack } from '@adjutant/rules';
import { parseAllDocuments } from 'yaml';
import { footingOf, type FootingCount } from './footing.js';
import type { PackRead } from './read-folder.js';

/** How much of a pack is told by scenarios. */
export interface Coverage {
  readonly pack: string;
  readonly release: string;
  readonly entries: number;
  readonly scenarios: number;
  readonly uncovered: readonly string[];
  /** Ids that scenarios say they cover, but that no release has. */
  readonly strangers: readonly string[];
  readonly conditions: FootingCount;
  readonly neverAsked: readonly string[];
}

/** Of the newest release, as far as the list of the pack goes; ids that only another release has are no strangers. */
export function coverageOf(read: PackRead): Coverage | null {
  const sound = read.releases.filter((one) => one.pack !== null);
  const flat = sound.findLast((one) => !one.variant) ?? sound.at(-1);
  if (!flat?.pack) return null;
  const told = coveredBy(read.folder);
  const covered = new Set(told.flatMap((one) => one));
  const known = new Set(read.releases.flatMap((one) => Object.keys(one.pack?.entries ?? {})));
  const conditions = footingOf(flat.pack);
  return {
    pack: read.name,
    release: flat.release,
    entries: Object.keys(flat.pack.entries).length,
    scenarios: told.length,
    uncovered: Object.keys(flat.pack.entries)
      .filter((id) => !covered.has(id))
      .sort(),
    strangers: [...covered].filter((id) => !known.has(id)).sort(),
    conditions,
    neverAsked: neverAsked(flat.pack, conditions),
  };
}

export function coverageText(coverage: Coverage): string[] {
  const { conditions } = coverage;
  const listed = (title: string, ids: readonly string[]): string[] =>
    ids.length === 0 ? [] : [`  ${title} (${ids.length}): ${ids.join(', ')}`];
  return [
    `${coverage.pack} ${coverage.release}: ${coverage.entries} entries, ${coverage.scenarios} scenarios`,
    `  conditions: ${conditions.record} on the record, ${conditions.attest} attested`,
    ...listed('without a scenario', coverage.uncovered),
    ...listed('covered but not there', coverage.strangers),
    ...listed('never asked', coverage.neverAsked),
  ];
}

function neverAsked(pack: Pack, { questions }: FootingCount): string[] {
  return Object.keys(pack.questions)
    .filter((id) => !questions.includes(id))
    .sort();
}

/** For each scenario, the ids of the entries that it says it covers. */
function coveredBy(folder: string): (readonly string[])[] {
  const scenarios = join(folder, 'scenarios');
  if (!existsSync(scenarios)) return [];
  return readdirSync(scenarios, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .flatMap((name) => parseAllDocuments(readFileSync(join(scenarios, name), 'utf8')))
    .map((document) => covers((document as { toJS(): unknown }).toJS()));
}

function covers(scenario: unknown): readonly string[] {
  const ids = scenario !== null && typeof scenario === 'object' && 'covers' in scenario ? scenario.covers : [];
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
}
