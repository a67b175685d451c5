import { plainName } from '../pack/name.js';
import type { ListedUnit } from './listed.js';

/** Faction keywords that all of these units have; null where none of them lists any. Units that list none are passed over. */
export function sharedFactions(units: readonly ListedUnit[]): readonly string[] | null {
  const listed = units.flatMap((unit) => (unit.factions ? [unit.factions] : []));
  const [first, ...rest] = listed;
  if (!first) return null;
  return first.filter((one) => rest.every((other) => other.map(plainName).includes(plainName(one))));
}
