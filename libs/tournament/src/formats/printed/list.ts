import { writeRows, type Delimiter } from '../players/cells.js';

/** A list that hangs on a wall or goes on in a spreadsheet: what it says, and how wide its columns are to each other. */
export interface PrintedList {
  readonly title: string;
  /** Below the title, a line each. */
  readonly under: readonly string[];
  readonly columns: readonly { readonly title: string; readonly wide: number; readonly right?: true }[];
  readonly rows: readonly (readonly string[])[];
}

/** The same rows for a spreadsheet: nothing in them is worked out there. */
export const listCsv = ({ columns, rows }: PrintedList, delimiter: Delimiter = ','): string =>
  writeRows([columns.map(({ title }) => title), ...rows], delimiter);

export const titleOf = (name: string): string => (name.trim() === '' ? 'An event' : name);
