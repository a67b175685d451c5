import { SIDES, type Side } from '../clock/sequence.js';

/** The document that everything is cited from which players told, and what owns it where it is both players'. */
export const BOOK = 'book';

const LONGEST_SLUG = 90;

/** The id of an entry, from its name. */
export function bookIdOf(name: string): string {
  const slug = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/[\s_-]+/g, '-');
  return `${BOOK}/${slug.slice(0, LONGEST_SLUG).toWellFormed()}`;
}

export function isOfBook(id: string): boolean {
  return id.startsWith(`${BOOK}/`);
}

/** What owns an entry that was told for one player. */
export function bookOf(side: Side): string {
  return `${BOOK}/${side}`;
}

/** For whom an entry was told; undefined for those of packs and rosters. */
export function toldFor({ owner }: { readonly owner: string }): Side | 'both' | undefined {
  return owner === BOOK ? 'both' : SIDES.find((side) => bookOf(side) === owner);
}

/** Whether it is cited from what players told. */
export function isTold({ document }: { readonly document: string }): boolean {
  return document === BOOK;
}

/** Added to what is said of it. */
export const AS_TOLD = ' Players said so.';

/** Ledger lines that rest on nothing but what players told. */
export function restingOnWords<Line extends object>(
  lines: readonly Line[],
  name: string,
): readonly (Line & { readonly because: readonly string[] })[] {
  return lines.map((line) => ({ ...line, because: [`No pack lists ${name}. Players said so.`] }));
}
