import type { Pack } from '@adjutant/rules';
import { countFooting, footingOfPack, type FootingCount } from './footing.js';

/** A scenario, as far as coverage asks: where it stands, and which entries it says it covers. */
export interface CoveringScenario {
  readonly file: string;
  readonly covers: readonly string[];
}

/** How much of a release is told by scenarios, and what its conditions rest on. */
export interface Coverage {
  readonly pack: string;
  readonly release: string;
  readonly entries: number;
  readonly scenarios: number;
  readonly uncovered: readonly string[];
  /** Ids that scenarios say they cover, but that no release has. */
  readonly strangers: readonly string[];
  readonly conditions: FootingCount;
  /** Questions that stand in the pack, but that no condition asks. */
  readonly neverAsked: readonly string[];
  readonly covered: readonly EntryCoverage[];
}

/** One entry: the files of the scenarios that cover it, and what its own conditions rest on. */
export interface EntryCoverage {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly scenarios: readonly string[];
  readonly conditions: FootingCount;
}

/** `others`: all releases of the pack; an id that only another release has is no stranger. */
export function coverageOf(pack: Pack, others: readonly Pack[], told: readonly CoveringScenario[]): Coverage {
  const known = new Set([pack, ...others].flatMap((one) => Object.keys(one.entries)));
  const named = [...new Set(told.flatMap((one) => one.covers))];
  const covered = Object.values(pack.entries).map((entry): EntryCoverage => ({
    id: entry.id,
    name: entry.name,
    kind: entry.kind,
    scenarios: [...new Set(told.filter((one) => one.covers.includes(entry.id)).map((one) => one.file))],
    conditions: countFooting(entry),
  }));
  const conditions = footingOfPack(pack);
  return {
    pack: pack.id,
    release: pack.release,
    entries: covered.length,
    scenarios: told.length,
    uncovered: covered
      .filter((entry) => entry.scenarios.length === 0)
      .map((entry) => entry.id)
      .sort(),
    strangers: named.filter((id) => !known.has(id)).sort(),
    conditions,
    neverAsked: Object.keys(pack.questions)
      .filter((id) => !conditions.questions.includes(id))
      .sort(),
    covered,
  };
}
