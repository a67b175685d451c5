import { plainName } from '../pack/name.js';
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
  readonly points: number | null;
}

/** Every enhancement on the roster, whether it names one of the pack or writes one out. */
export function taken(roster: Roster, pack: Pack): readonly Taken[] {
  return listedUnits(roster).flatMap((unit, index) =>
    (roster.units[index]?.enhancements ?? []).map((one) => {
      const entry = typeof one === 'string' ? pack.entries[one] : undefined;
      const name = entry?.name ?? (typeof one === 'string' ? one : one.name);
      const points = (typeof one === 'string' ? entry?.points : one.points) ?? null;
      return { unit, key: plainName(name), name, points };
    }),
  );
}

export function pricesOf(pack: Pack): EnhancementPrices {
  return (id) => (Object.hasOwn(pack.entries, id) ? (pack.entries[id]?.points ?? undefined) : undefined);
}
