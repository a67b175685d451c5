import type { JsonObject } from '@adjutant/kernel';
import type { TableBye, TablePairing } from '../members.js';

/** Who sits where in a round, and who has a bye. */
export interface Sheet {
  readonly tables: readonly TablePairing[];
  readonly byes: readonly TableBye[];
}

/** Whom each of these pairs meets. */
export const opponentsOf = (pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string> =>
  new Map(pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));

/** Whoever sits at no table has none. */
export const opponentsOn = ({ tables }: Pick<Sheet, 'tables'>): ReadonlyMap<string, string> =>
  opponentsOf(tables.map(({ A, B }) => [A, B]));

interface Edit {
  readonly tables: readonly TablePairing[];
  readonly byes?: readonly TableBye[];
}

/** Tables that are named are as they are said; of the others those stay of which nobody sits elsewhere now. */
export function edited(before: Sheet, { tables, byes = before.byes }: Edit): Sheet {
  const moved = new Set([...tables.flatMap(({ A, B }) => [A, B]), ...byes.map(({ player }) => player)]);
  const named = new Set(tables.map(({ table }) => table));
  const kept = before.tables.flatMap(({ table, A, B }) =>
    named.has(table) || moved.has(A) || moved.has(B) ? [] : [{ table, A, B }],
  );
  const all = [...kept, ...tables].toSorted((one, other) => one.table - other.table);
  return { tables: all, byes: byes.filter(({ player }) => !sits(tables, player)) };
}

const sits = (tables: readonly TablePairing[], player: string): boolean =>
  tables.some(({ A, B }) => A === player || B === player);

export interface Wrong {
  readonly says: string;
  readonly facts: JsonObject;
}

/** What is wrong with a sheet: whoever must stands on it once, nobody who may not does, and no table is there twice. */
export function wrongIn(
  { tables, byes }: Sheet,
  must: readonly string[],
  may: readonly string[] = must,
): Wrong | undefined {
  const standing = [...tables.flatMap(({ A, B }) => [A, B]), ...byes.map(({ player }) => player)];
  const twice = repeated(standing);
  if (twice.length > 0) return { says: `Named more than once: ${twice.join(', ')}.`, facts: { twice } };
  const numbers = repeated(tables.map(({ table }) => String(table)));
  if (numbers.length > 0)
    return { says: `Tables used more than once: ${numbers.join(', ')}.`, facts: { tables: numbers } };
  const there = new Set(may);
  const strangers = standing.filter((player) => !there.has(player));
  if (strangers.length > 0)
    return { says: `Not part of this round: ${strangers.join(', ')}.`, facts: { players: strangers } };
  const on = new Set(standing);
  const missing = must.filter((player) => !on.has(player));
  return missing.length === 0
    ? undefined
    : { says: `Left without a table or a bye: ${missing.join(', ')}.`, facts: { players: missing } };
}

function repeated(all: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const one of all) (seen.has(one) ? twice : seen).add(one);
  return [...twice];
}
