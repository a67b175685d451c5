import { listedUnits, type ListedUnit } from './listed.js';
import type { Roster, RosterEnhancement } from './roster.js';

export interface Bearing {
  readonly unit: ListedUnit;
  readonly enhancement: RosterEnhancement;
}

/** Every enhancement that is written out on the roster, with its bearer. */
export function borne(roster: Roster): readonly Bearing[] {
  return listedUnits(roster).flatMap((unit) => unit.enhancements.map((enhancement) => ({ unit, enhancement })));
}
