import type { BothFigures } from '@adjutant/tournament';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { spelledOut } from '../entries/points-beside.js';
import { typedIn, type FigureField, type FiguresTyped } from '../floor/table-figures.js';

/** What was typed, of each of the two; null where something is missing or no number. */
export function bothSaid(fields: readonly FigureField[], typed: FiguresTyped): BothFigures | null {
  if (fields.some((field) => typedIn(field, typed) === null)) return null;
  const [A, B] = SIDES_OF_TABLE.map((side) => {
    const own = fields.filter(({ sides }) => sides.includes(side));
    return Object.fromEntries(own.map((field) => [field.figure, typedIn(field, typed) ?? 0]));
  });
  return { A: A ?? {}, B: B ?? {} };
}

/** `2:1 games won, 0:0 games drawn`: seat A first. */
export function saidText({ A = {}, B = {} }: Partial<BothFigures>): string {
  const names = [...new Set([...Object.keys(A), ...Object.keys(B)])];
  const word = (name: string): string => (name.length <= 3 ? name.toUpperCase() : spelledOut(name));
  return names.map((name) => `${A[name] ?? '–'}:${B[name] ?? '–'} ${word(name)}`).join(', ');
}
