import type { TablePairing, TableSaid } from '../event/members.js';

/** Who sits at which table. */
export type Seats = ReadonlyMap<number, readonly [string, string]>;

export const byTable = (tables: readonly TablePairing[]): Seats =>
  new Map(tables.map(({ table, A, B }) => [table, [A, B]]));

/** More than so many tables that changed are counted. */
const MOST_NAMED = 6;

/** Who sits elsewhere than before, table by table: what was done to a draft by hand. */
export function changedSeats(before: Seats = new Map(), now: Seats): string {
  const changed = [...now].filter(([table, seats]) => before.get(table)?.join() !== seats.join());
  const named = changed.slice(0, MOST_NAMED).map(([table, seats]) => {
    const was = before.get(table);
    return `Table ${table}: ${seats.join(' and ')}${was === undefined ? '' : `, before ${was.join(' and ')}`}.`;
  });
  const more = changed.length - named.length;
  return [...named, ...(more === 0 ? [] : [`${more} more tables are others.`])].join(' ');
}

/** A result in a few words: who won, with points where there are any. */
export function saidText({ decided, A, B }: TableSaid): string {
  const won = A.outcome === 'win' ? 'a win for the first' : B.outcome === 'win' ? 'a win for the second' : A.outcome;
  const points = [A, B].map(({ figures }) => figures['vp']);
  const score = points.includes(undefined) ? '' : `, ${points.join(' to ')}`;
  return `${won === 'draw' ? 'a draw' : won === 'loss' ? 'a loss for both' : won}${score}${decided === 'played' ? '' : `, ${decided}`}`;
}
