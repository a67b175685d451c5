import { keeperIn, notKeptBy, type NotKept } from './kept-tables.js';
import type { PairingRules } from './rules.js';
import { hadAt, tablesOf, type Had, type Seated } from './tables.js';

/** Why a pair sits where it sits. */
export interface TableReason {
  readonly table: number;
  /** The place of the pair by standing, from 1. */
  readonly place: number;
  /** Who keeps this table. */
  readonly keptBy?: string;
  /** Tables that lie nearer to that place, and who of the two had what there before; a table that others have says nothing of it. */
  readonly passedOver: readonly { readonly table: number; readonly had: readonly Had[] }[];
  /** What they have again all the same. */
  readonly again: readonly Had[];
  /** Tables that one of the two keeps, and why they are not there; absent where nobody keeps another. */
  readonly notKept?: readonly NotKept[];
}

/** The reasons of all tables of a draft, by number; pairs in the order of standing. */
export function reasonsOfTables(
  pairs: readonly { readonly table: number; readonly pair: Seated }[],
  rules: PairingRules,
): ReadonlyMap<number, TableReason> {
  const hall = tablesOf(rules, pairs.length);
  const indexes = new Map(hall.map(({ number }, at) => [number, at]));
  const sitting = new Map(pairs.map(({ table, pair }) => [table, pair]));
  return new Map(
    pairs.map(({ table, pair }, at) => {
      const keeper = keeperIn(pair, table);
      const notKept = notKeptBy({ table, pair }, indexes, sitting);
      const now = indexes.get(table) ?? at;
      const between = hall.slice(Math.min(at, now), Math.max(at, now) + 1).filter(({ number }) => number !== table);
      const passedOver = between.flatMap((one) => {
        const had = hadAt(pair, one, rules);
        return had.length === 0 ? [] : [{ table: one.number, had }];
      });
      const again = hadAt(pair, hall[now] ?? { number: table }, rules);
      const kept = {
        ...(keeper === undefined ? {} : { keptBy: keeper }),
        ...(notKept.length === 0 ? {} : { notKept }),
      };
      return [table, { table, place: at + 1, ...kept, passedOver, again }] as const;
    }),
  );
}
