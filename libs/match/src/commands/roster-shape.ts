import { fits } from '@adjutant/kernel';
import { membersOf, Roster } from '@adjutant/rules';

/** Whether a value could have been submitted as a roster. */
export function isRoster(value: unknown): value is Roster {
  return fits(Roster, value) && stranger(value) === undefined;
}

/** A unit that is led, or stands in a group, and that the roster does not have. */
export function stranger(roster: Roster): string | undefined {
  const ids = new Set(roster.units.map((unit) => unit.id));
  const led = roster.units.flatMap((unit) => unit.leads ?? []);
  const grouped = (roster.groups ?? []).flatMap(membersOf);
  return [...led, ...grouped].find((id) => !ids.has(id));
}
