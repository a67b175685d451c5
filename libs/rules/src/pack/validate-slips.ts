import type { Limit } from './entry.js';
import type { GeneralRule } from './pack.js';
import type { Path } from './validate-says.js';

interface Slip {
  readonly path: Path;
  readonly says: string;
}

/** What a rule cannot say: it stands behind entries or speaks of what units do, and the record remembers these for a turn. */
export function ruleSlips(rule: GeneralRule): Slip[] {
  const { kinds, entries, acts, facts, timing, limits = [] } = rule;
  const behind = kinds !== undefined || entries !== undefined;
  if (facts) return slipsOnFacts(rule, behind);
  if (acts && behind)
    return [{ path: ['acts'], says: 'A rule is about entries or about what units do: split it in two.' }];
  if (!acts && !behind) return [{ path: ['id'], says: 'A rule says what it is about: kinds, entries, acts or facts.' }];
  if (!acts) return timing ? [{ path: ['timing'], says: 'Entries have their own timing: put it there.' }] : [];
  return limits.flatMap(slipsOfLimit);
}

function slipsOnFacts({ acts, timing, limits = [] }: GeneralRule, behind: boolean): Slip[] {
  if (behind) return [{ path: ['facts'], says: 'A rule is about entries or about what is recorded: split it in two.' }];
  const says = 'Kinds of facts say when and how often themselves: leave timing and limits out.';
  return acts || (timing === undefined && limits.length === 0)
    ? limits.flatMap(slipsOfLimit)
    : [{ path: ['facts'], says }];
}

function slipsOfLimit(limit: Limit, index: number): Slip[] {
  const path = ['limits', index];
  if (limit.other ?? limit.same?.some((role) => role !== 'place'))
    return [{ path, says: 'What units do has no roles to compare but its place: leave out same and other.' }];
  return ['battle', 'battle-round'].includes(limit.per)
    ? [{ path: [...path, 'per'], says: 'The record keeps what units did for a turn: count within a turn at most.' }]
    : [];
}
