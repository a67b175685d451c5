import type { Entry } from './entry.js';
import type { PackProblem } from './files.js';
import { problemIn, type Placed } from './flatten.js';

/** Abilities that grant each other in a circle: each circle once, where its first entry names the next. */
export function cycleProblems(entries: ReadonlyMap<string, Placed>): PackProblem[] {
  const done = new Set<string>();
  const problems: PackProblem[] = [];
  const visit = (id: string, trail: readonly string[]): void => {
    const start = trail.indexOf(id);
    if (start >= 0) {
      problems.push(...circle(entries, trail.slice(start)));
      return;
    }
    if (done.has(id)) return;
    for (const next of granted(entries, id)) visit(next, [...trail, id]);
    done.add(id);
  };
  for (const id of [...entries.keys()].sort()) visit(id, []);
  return problems;
}

function granted(entries: ReadonlyMap<string, Placed>, id: string): readonly string[] {
  return (entries.get(id)?.value as unknown as Entry | undefined)?.grants?.abilities ?? [];
}

function circle(entries: ReadonlyMap<string, Placed>, ids: readonly string[]): PackProblem[] {
  const [first = '', second = first] = ids;
  const placed = entries.get(first);
  if (!placed) return [];
  const index = granted(entries, first).indexOf(second);
  const way = [...ids, first].join(' grants ');
  return [
    problemIn(placed, ['grants', 'abilities', index], `Abilities must not grant each other in a circle: ${way}.`),
  ];
}
