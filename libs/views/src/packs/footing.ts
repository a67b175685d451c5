import { IN_RANGE_OF_ABILITY, isPredicate, type Pack } from '@adjutant/rules';

/** How many conditions rest on what, and which questions are asked. */
export interface FootingCount {
  readonly record: number;
  readonly attest: number;
  readonly questions: readonly string[];
}

export type Footing = 'record' | 'attest';

type Members = { readonly [member: string]: unknown };

/** What a condition without parts rests on; undefined for everything that is no such condition. */
export function footingOf(value: Members): Footing | undefined {
  if (typeof value['attest'] === 'string') return 'attest';
  return typeof value['record'] === 'string' && isPredicate(value['record']) ? 'record' : undefined;
}

/** Counts the conditions in any part of a pack, wherever they stand in it. */
export function countFooting(part: unknown): FootingCount {
  const leaves = leavesOf(part);
  const asked = leaves.filter((leaf) => footingOf(leaf) === 'attest').map((leaf) => String(leaf['attest']));
  return {
    record: leaves.length - asked.length,
    attest: asked.length,
    questions: [...new Set([...asked, ...asksForRange(part)])].sort(),
  };
}

/** Of a whole release. What a general rule asks counts in every entry that it stands behind, and so not by itself. */
export function footingOfPack({ rules: _inEntries, questions: _asked, ...rest }: Pack): FootingCount {
  return countFooting(rest);
}

function leavesOf(value: unknown): Members[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (!isMembers(value)) return [];
  const within = Object.values(value).flatMap(leavesOf);
  return footingOf(value) === undefined ? within : [value, ...within];
}

/** An aura asks whether it reaches, though no condition says so. */
function asksForRange(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(asksForRange);
  if (!isMembers(value)) return [];
  return value['reach'] === 'aura' ? [IN_RANGE_OF_ABILITY] : Object.values(value).flatMap(asksForRange);
}

export function isMembers(value: unknown): value is Members {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
