import type { Finding } from '../findings.js';
import type { CellRow } from './cells.js';

interface Column {
  readonly heading: string;
  readonly as: string;
}

/**
 * Columns of which cells are left out, as one before them says something else of the same player. Each is told once. `unread`: what
 * those are taken for of which nothing is read.
 */
export function columnsTwice(columns: readonly Column[], rows: readonly CellRow[], unread: string): readonly Finding[] {
  return columns.flatMap((column, at) => {
    if (column.as === unread) return [];
    const before = columns.flatMap(({ as }, index) => (index < at && as === column.as ? [index] : []));
    const lost = before.length === 0 ? [] : rows.flatMap((row) => lostOf(row, before, at));
    return lost.length === 0 ? [] : [twice(columns, at, lost)];
  });
}

interface Lost {
  readonly line: number;
  /** The column that is taken, from 0. */
  readonly taken: number;
  readonly says: string;
  readonly other: string;
}

function lostOf({ line, cells }: CellRow, before: readonly number[], at: number): readonly Lost[] {
  const cellAt = (index: number): string => (cells[index] ?? '').trim();
  const taken = before.find((index) => cellAt(index) !== '');
  const other = cellAt(at);
  if (taken === undefined || other === '' || cellAt(taken) === other) return [];
  return [{ line, taken, says: cellAt(taken), other }];
}

function twice(columns: readonly Column[], at: number, lost: readonly Lost[]): Finding {
  const [{ line, taken, says, other }, more] = [lost[0]!, lost.length - 1];
  const called = (index: number): string => {
    const heading = columns[index]?.heading ?? '';
    return `column ${index + 1}${heading === '' ? '' : ` (“${heading}”)`}`;
  };
  const others = more === 0 ? '' : `, and ${more} more ${more === 1 ? 'line differs' : 'lines differ'}`;
  return {
    code: 'not-read',
    says: `In line ${line}, ${called(taken)} says “${says}” and ${called(at)} says “${other}”, which are taken for the same of a player${others}. Give one of them another heading, or take it out.`,
    taken: 'In each line the first of them that says something.',
    line,
    column: at + 1,
  };
}
