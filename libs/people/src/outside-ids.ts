import { hiddenIn, is, type Static } from '@adjutant/kernel';

/** How long the id of another program may be, and the name of that program. */
export const LONGEST_OUTSIDE_ID = 100;
const MOST_PROGRAMS = 20;

/** Ids that other programs have for a person, by program: `{ "fide": "1503014" }`. */
export const OutsideIds = is.mapOf(is.anyText(), 'texts', {
  says: 'Ids that other programs have for this person, by program.',
});
export type OutsideIds = Static<typeof OutsideIds>;

/** What is said of them: what is left out stays as it is; null takes the id of that program away. */
export type OutsideIdsSaid = { readonly [program: string]: string | null };

/** Whether somebody may say so: for some programs, each of a plain name, an id or null. */
export function areOutsideIds(value: unknown): value is OutsideIdsSaid {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const said = Object.entries(value);
  return said.length <= MOST_PROGRAMS && said.every(([program, id]) => isWord(program) && (id === null || isWord(id)));
}

function isWord(value: unknown): boolean {
  if (typeof value !== 'string' || value in Object.prototype) return false;
  return value.trim() === value && value !== '' && value.length <= LONGEST_OUTSIDE_ID && !hiddenIn(value, 'line');
}

/** Undefined where none is left. */
export function withOutsideIds(before: OutsideIds = {}, said: OutsideIdsSaid = {}): OutsideIds | undefined {
  const known = Object.entries({ ...before, ...said }).flatMap(([program, id]) => (id === null ? [] : [[program, id]]));
  return known.length === 0 ? undefined : (Object.fromEntries(known) as OutsideIds);
}

/** Whether an id that is known would become another, or go. */
export function changesOutsideIds(before: OutsideIds = {}, said: OutsideIdsSaid = {}): boolean {
  return Object.entries(said).some(([program, id]) => before[program] !== undefined && before[program] !== id);
}
