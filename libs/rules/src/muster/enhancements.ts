import { plainName, sameName } from '../pack/name.js';
import type { Pack } from '../pack/pack.js';
import { listedUnits, type EnhancementPrices, type ListedUnit } from './listed.js';
import type { Roster, RosterEnhancement } from './roster.js';

export interface Bearing {
  readonly unit: ListedUnit;
  readonly enhancement: RosterEnhancement;
}

/** Every enhancement that is written out on the roster, with its bearer. */
export function borne(roster: Roster): readonly Bearing[] {
  return listedUnits(roster).flatMap((unit) => unit.enhancements.map((enhancement) => ({ unit, enhancement })));
}

/** An enhancement on the roster, of the pack or written out; `points`: null where nobody says. */
export interface Taken {
  readonly unit: ListedUnit;
  /** The same for the same enhancement. */
  readonly key: string;
  readonly name: string;
  /** The table that it stands in, where it is written out. */
  readonly table: string | null;
  readonly points: number | null;
}

/** Every enhancement on the roster, whether it names one of the pack or writes one out. */
export function taken(roster: Roster, pack: Pack): readonly Taken[] {
  return listedUnits(roster).flatMap((unit, index) =>
    (roster.units[index]?.enhancements ?? []).map((one) => {
      const entry = typeof one === 'string' ? pack.entries[one] : undefined;
      const name = entry?.name ?? (typeof one === 'string' ? one : one.name);
      const points = (typeof one === 'string' ? entry?.points : one.points) ?? null;
      return { unit, key: plainName(name), name, table: typeof one === 'string' ? null : one.table, points };
    }),
  );
}

/** Whether it stands in one of these tables. */
export function isOfTable({ table }: Pick<Taken, 'table'>, tables: readonly string[]): boolean {
  return table !== null && tables.some((one) => sameName(one, table));
}

export function pricesOf(pack: Pack): EnhancementPrices {
  return (id) => (Object.hasOwn(pack.entries, id) ? (pack.entries[id]?.points ?? undefined) : undefined);
}
