import { sameJson } from '@adjutant/kernel';
import type { TablePairing, TableSaid } from '../event/members.js';

/** Who sits at which table. */
export type Seats = ReadonlyMap<number, readonly [string, string]>;

export const byTable = (tables: readonly TablePairing[]): Seats =>
  new Map(tables.map(({ table, A, B }) => [table, [A, B]]));

/** More than so many tables that changed are counted. */
const MOST_NAMED = 6;

/** Who sits elsewhere than before, table by table: what was done to a draft by hand. */
export function changedSeats(before: Seats = new Map(), now: Seats): string {
  const differ = tablesOf(before, now).filter((table) => before.get(table)?.join() !== now.get(table)?.join());
  return seatsText(differ, before, now);
}

/** Who sits at tables that were published anew, and who had sat at those that are gone. `before`: of these alone. */
export const anewSeats = (before: Seats, now: Seats): string => seatsText(tablesOf(before, now), before, now);

const tablesOf = (...sheets: readonly Seats[]): readonly number[] =>
  [...new Set(sheets.flatMap((sheet) => [...sheet.keys()]))].toSorted((one, other) => one - other);

function seatsText(tables: readonly number[], before: Seats, now: Seats): string {
  const named = tables.slice(0, MOST_NAMED).map((table) => {
    const [was, is] = [before.get(table)?.join(' and '), now.get(table)?.join(' and ')];
    const then = was === undefined ? '' : was === is ? ', once more' : `, before ${was}`;
    return `Table ${table}: ${is ?? 'nobody'}${then}.`;
  });
  const more = tables.length - named.length;
  return [...named, ...(more === 0 ? [] : [`${more} more tables are others.`])].join(' ');
}

/** What settings were that a change says otherwise, member by member. */
export function formerText(before: object, changes: object): string {
  const were = Object.entries(changes).flatMap(([name, now]) => former(name, valueAt(before, name), now));
  const more = were.length - MOST_NAMED;
  return were.length === 0
    ? ''
    : `Before: ${were.slice(0, MOST_NAMED).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}

function former(name: string, before: unknown, now: unknown): readonly string[] {
  if (sameJson(before, now)) return [];
  if (!isMembers(before) || !isMembers(now)) return [`${name} ${before === undefined ? 'not set' : brief(before)}`];
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return names.flatMap((one) => former(`${name}.${one}`, valueAt(before, one), valueAt(now, one)));
}

const isMembers = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const valueAt = (members: object, name: string): unknown =>
  Object.hasOwn(members, name) ? (members as Readonly<Record<string, unknown>>)[name] : undefined;

/** Longer values are told by their beginning. */
const MOST_LETTERS = 80;

function brief(value: unknown): string {
  const letters = [...(typeof value === 'string' ? value : JSON.stringify(value))];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : letters.join('');
}

/** A result in a few words: who won, with points where there are any. */
export function saidText({ decided, A, B, given }: TableSaid): string {
  const won = A.outcome === 'win' ? 'a win for the first' : B.outcome === 'win' ? 'a win for the second' : A.outcome;
  const points = [A, B].map(({ figures }) => figures['vp']);
  const score = points.includes(undefined) ? '' : `, ${points.join(' to ')}`;
  return `${won === 'draw' ? 'a draw' : won === 'loss' ? 'a loss for both' : won}${score}${decided === 'played' ? '' : `, ${decided}`}${given ? ', by a ruling or a penalty' : ''}`;
}
