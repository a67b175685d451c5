import type { Finding } from '../findings.js';

export interface CellRow {
  /** Line of the text where the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const DELIMITERS = ['\t', ';', ','] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** What parts the cells: what the first line that says anything has most of, outside of quotes. */
export function delimiterOf(text: string): Delimiter {
  const first = text.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? '';
  const bare = first.replace(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((one) => ({ one, count: bare.split(one).length }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).one;
}

/** Rows of a table: cells may be quoted, hold line breaks then, and a quote twice is a quote. */
export function rowsOf(text: string, delimiter: Delimiter, findings: Finding[]): readonly CellRow[] {
  const rows: CellRow[] = [];
  let [cells, cell, quoted, line, begun]: [string[], string, boolean, number, number] = [[], '', false, 1, 1];
  const end = (): void => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begun, cells });
    [cells, cell] = [[], ''];
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    const isBreak = letter === '\n' || (letter === '\r' && text.charAt(at + 1) !== '\n');
    if (isBreak) line += 1;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') [cell, at] = [`${cell}"`, at + 1];
      else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === delimiter) [cells, cell] = [[...cells, cell], ''];
    else if (isBreak) {
      end();
      begun = line;
    } else if (letter !== '\r') cell += letter;
  }
  end();
  if (quoted) findings.push(unclosed(begun));
  return rows;
}

const unclosed = (line: number): Finding => ({
  code: 'not-read',
  says: `A quote is opened in the row of line ${line} and never closed: everything after it became one cell.`,
  taken: 'The cell as it is; close the quote and read the file again.',
  line,
});

/** A cell that a spreadsheet would work out is text to it when an apostrophe stands before it. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

/** Text that reads like a formula: a sign alone, or before a word, is no more than a sign. */
export const isFormula = (cell: string): boolean => /^=.|^[+\-@].*\(/.test(cell);
export const guarded = (cell: string): string => (FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell);
/** Text again, as it was before it was guarded. */
export const unguarded = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

export function writeRows(rows: readonly (readonly string[])[], delimiter: Delimiter = ','): string {
  const quote = (cell: string): string =>
    cell.includes(delimiter) || /["\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((row) => `${row.map((cell) => quote(guarded(cell))).join(delimiter)}\r\n`).join('');
}
