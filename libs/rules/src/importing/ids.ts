import { BOOK } from '../book/book-names.js';
import { ROSTER } from '../muster/written-out.js';
import type { Pack } from '../pack/pack.js';

/** What owns the entries that are open to every army. */
export const CORE = 'core';

/** File systems take names of 255 bytes; the rest is for the ending, and for the two characters that a slash becomes. */
const LONGEST = 240;

/** The file of an entry, in the folder of its layer. */
export function fileOf(id: string): string {
  return `entries/${id.replaceAll('/', '__')}.json`;
}

export function whyTooLong(id: string): string | null {
  if (id.length <= LONGEST) return null;
  return `its id is too long: with that of its detachment it has ${id.length} characters, and a file can be named after ${LONGEST} at most`;
}

/** Why a detachment may not own anything under this id: what it owned would be taken for what is there for other armies. */
export function whyNoOwner({ entries, name }: Pack, id: string): string | null {
  const isTaken = [CORE, BOOK, ROSTER].includes(id) || Object.keys(entries).some((one) => one.startsWith(`${id}/`));
  return isTaken ? `its id ${id} is what ${name} calls entries of its own by` : null;
}
