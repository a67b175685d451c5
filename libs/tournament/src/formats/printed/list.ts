import { writeRows, type Delimiter } from '../players/cells.js';

/** A list that hangs on a wall or goes on in a spreadsheet: what it says, and how wide its columns are to each other. */
export interface PrintedList {
  readonly title: string;
  /** Below the title, a line each. */
  readonly under: readonly string[];
  readonly columns: readonly { readonly title: string; readonly wide: number; readonly right?: true }[];
  readonly rows: readonly (readonly string[])[];
  /** Sentences below it, from a page of their own on. */
  readonly below?: { readonly title: string; readonly lines: readonly string[] };
  /** What a spreadsheet has beside them, for which a page has no room: a row for each of those. */
  readonly beside?: { readonly titles: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

/** The same rows for a spreadsheet: nothing in them is worked out there. */
export function listCsv({ columns, rows, beside }: PrintedList, delimiter: Delimiter = ','): string {
  const titles = [...columns.map(({ title }) => title), ...(beside?.titles ?? [])];
  return writeRows([titles, ...rows.map((row, at) => [...row, ...(beside?.rows[at] ?? [])])], delimiter);
}

export const titleOf = (name: string): string => (name.trim() === '' ? 'An event' : name);
