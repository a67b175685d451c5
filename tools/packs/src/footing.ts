import { IN_RANGE_OF_ABILITY, type Condition, type Entry, type Pack } from '@adjutant/rules';

/** How many conditions rest on what, and which questions are asked. */
export interface FootingCount {
  readonly record: number;
  readonly attest: number;
  readonly questions: readonly string[];
}

/** Counts the leaves of all conditions of the entries; those of general rules count in every entry that they stand behind. */
export function footingOf(pack: Pack): FootingCount {
  const entries = Object.values(pack.entries);
  const leaves = entries.flatMap(conditionsOf).flatMap(leavesOf);
  const asked = leaves.filter((leaf) => 'attest' in leaf).map((leaf) => String(leaf['attest']));
  const auras = entries.some((entry) => entry.grants?.claim?.reach === 'aura') ? [IN_RANGE_OF_ABILITY] : [];
  return {
    record: leaves.length - asked.length,
    attest: asked.length,
    questions: [...new Set([...asked, ...auras])].sort(),
  };
}

function conditionsOf({ conditions, grants }: Entry): Condition[] {
  const brought = [...(grants?.price ?? []), ...(grants?.triggers ?? [])].flatMap((one) => one.when ?? []);
  return [...(conditions ? [conditions] : []), ...brought];
}

type Leaf = Condition & { readonly [member: string]: unknown };

function leavesOf(condition: Condition): Leaf[] {
  if ('record' in condition || 'attest' in condition) return [condition as Leaf];
  if ('not' in condition) return leavesOf(condition.not as Condition);
  const parts = (
    'all' in condition ? condition.all : (condition as { readonly any: readonly Condition[] }).any
  ) as readonly Condition[];
  return parts.flatMap(leavesOf);
}
