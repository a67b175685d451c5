import type { Condition } from './condition.js';
import type { Entry } from './entry.js';
import type { GeneralRule } from './pack.js';

/** An entry with the limits and conditions of every general rule that stands behind its kind. */
export function withGeneralRules(entry: Entry, rules: readonly GeneralRule[]): Entry {
  const behind = rules.filter(
    (rule) => rule.kinds?.includes(entry.kind) === true || rule.entries?.includes(entry.id) === true,
  );
  const limits = [...behind.flatMap((rule) => rule.limits ?? []), ...(entry.limits ?? [])];
  const conditions: Condition[] = [
    ...behind.flatMap((rule) => (rule.conditions ? [{ all: [rule.conditions], source: rule.source }] : [])),
    ...(entry.conditions ? [entry.conditions] : []),
  ];
  return {
    ...entry,
    ...(limits.length > 0 ? { limits } : {}),
    ...(conditions.length > 0 ? { conditions: { all: conditions } } : {}),
  };
}
