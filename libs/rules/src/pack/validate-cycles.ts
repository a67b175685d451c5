import type { Json } from '@adjutant/kernel';
import type { Entry } from './entry.js';
import type { PackProblem } from './files.js';
import { problemIn, type Placed } from './flatten.js';
import type { Path } from './validate-says.js';

type Parts = ReadonlyMap<string, Placed>;

/** One part of a pack that leads to another, and where it says so. */
interface Step {
  readonly to: string;
  readonly path: Path;
}

/** Abilities that grant each other in a circle, and figures that are worked out from each other: neither would ever end. */
export function cycleProblems(entries: Parts, figures: Parts): PackProblem[] {
  return [
    ...circles(entries, granted, (way) => `Abilities must not grant each other in a circle: ${way.join(' grants ')}.`),
    ...circles(
      figures,
      (figure) => named(figure.value, []),
      (way) => `Figures must not be worked out from each other in a circle: ${way.join(' needs ')}.`,
    ),
  ];
}

function granted({ value }: Placed): readonly Step[] {
  const abilities = (value as unknown as Entry).grants?.abilities ?? [];
  return abilities.map((to, index) => ({ to, path: ['grants', 'abilities', index] }));
}

/** Every figure that is named anywhere in a value. */
function named(value: Json, path: Path): readonly Step[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([member, one]: [string, Json]) => {
    const at = [...path, Array.isArray(value) ? Number(member) : member];
    return member === 'figure' && typeof one === 'string' ? [{ to: one, path: at }] : named(one, at);
  });
}

/** Each circle once, told where its first part names the next. */
function circles(
  parts: Parts,
  leads: (part: Placed) => readonly Step[],
  says: (way: readonly string[]) => string,
): PackProblem[] {
  const done = new Set<string>();
  const problems: PackProblem[] = [];
  const visit = (id: string, trail: readonly string[]): void => {
    const start = trail.indexOf(id);
    if (start >= 0) {
      problems.push(...told(parts, trail.slice(start), leads, says));
      return;
    }
    if (done.has(id)) return;
    const part = parts.get(id);
    for (const { to } of part ? leads(part) : []) visit(to, [...trail, id]);
    done.add(id);
  };
  for (const id of [...parts.keys()].sort()) visit(id, []);
  return problems;
}

function told(
  parts: Parts,
  ids: readonly string[],
  leads: (part: Placed) => readonly Step[],
  says: (way: readonly string[]) => string,
): PackProblem[] {
  const [first = '', second = first] = ids;
  const part = parts.get(first);
  const step = part && leads(part).find(({ to }) => to === second);
  return part && step ? [problemIn(part, step.path, says([...ids, first]))] : [];
}
