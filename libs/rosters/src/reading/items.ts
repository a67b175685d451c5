import type { Unit } from './army.js';
import { levelsOf, type Line } from './line.js';
import { counted, fits } from './words.js';

/** A line of a unit, and how deep it stands. */
export interface Item {
  readonly line: Line;
  readonly level: number;
  /** Whether deeper lines follow. */
  readonly parent: boolean;
}

export function itemsOf(lines: readonly Line[]): readonly Item[] {
  const levels = levelsOf(lines);
  return lines.map((line, index) => ({
    line,
    level: levels[index] ?? 0,
    parent: (levels[index + 1] ?? 0) > (levels[index] ?? 0),
  }));
}

/**
 * Puts an item under the models of a unit or into its gear: it is a model where deeper lines follow or where it is called
 * like the datasheet. Anything that stands deeper is gear, counted for all models of the line above.
 */
export function addItem(unit: Unit, { line, level, parent }: Item): void {
  const { count, name } = counted(line.text);
  const isModel = level === 0 && (parent || fits(name, unit.datasheet ?? unit.name));
  addTo(isModel ? unit.members : unit.gear, name, count);
}

/** The same name twice is one row: what two lines of models carry adds up. */
export function addTo(parts: { name: string; count: number }[], name: string, count: number): void {
  const same = parts.findIndex((one) => one.name === name);
  const [before] = same < 0 ? [] : parts.splice(same, 1, { name, count: (parts[same]?.count ?? 0) + count });
  if (!before) parts.push({ name, count });
}
