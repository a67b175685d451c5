import type { Asks, NamesKnown, Reading } from '@adjutant/rosters';
import type { Roster, RosterUnit, Side } from '@adjutant/rules';

/** A list while it is looked at and mended, until it is sent. */
export interface Draft {
  readonly name: string;
  readonly roster: Roster;
  /** Names that somebody has still to confirm. */
  readonly asks: readonly Asks[];
  /** Keywords as they were typed, by datasheet. */
  readonly keywords: ReadonlyMap<string, string>;
}

export function draftOf({ title, roster, asks }: Reading, side: Side): Draft {
  return { name: title ?? roster.faction, roster: seatedAt(roster, side), asks, keywords: new Map() };
}

/** Units of both players stand in one match, so that ids begin with the seat. */
export function seatedAt(roster: Roster, side: Side): Roster {
  const ids = new Map(roster.units.map(({ id }, index) => [id, `${side}${index + 1}`]));
  const of = (id: string): string => ids.get(id) ?? id;
  const units = roster.units.map((unit) => ({
    ...unit,
    id: of(unit.id),
    ...(unit.leads === undefined ? {} : { leads: of(unit.leads) }),
  }));
  const groups = roster.groups?.map((group) => ({
    ...group,
    ...(group.leader === undefined ? {} : { leader: of(group.leader) }),
    units: group.units.map(of),
  }));
  return { ...roster, units, ...(groups === undefined ? {} : { groups }) };
}

/** What a unit goes by where its keywords are told. */
export const sheetOf = ({ datasheet, name }: RosterUnit): string => datasheet ?? name;

/** Datasheets of which the list carries no keywords. */
export function sheetsWithout({ units }: Roster): readonly string[] {
  const without = units.filter((unit) => (unit.keywords ?? []).length === 0 && unit.name !== '');
  return [...new Set(without.map(sheetOf))];
}

/** Those of them of which nobody has told any either. */
export function sheetsUntold({ roster, keywords }: Draft): readonly string[] {
  return sheetsWithout(roster).filter((sheet) => wordsIn(keywords.get(sheet) ?? '').length === 0);
}

export const wordsIn = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .split(/[,;\n]/)
      .map((word) => word.trim().toUpperCase())
      .filter((word) => word !== ''),
  ),
];

/** As it is sent: with the keywords that were told of its datasheets. */
export function rosterOf({ roster, keywords }: Draft): Roster {
  const told = sheetsWithout(roster).flatMap((sheet) => {
    const words = wordsIn(keywords.get(sheet) ?? '');
    return words.length === 0 ? [] : [[sheet, { ...roster.datasheets?.[sheet], keywords: words }] as const];
  });
  return told.length === 0 ? roster : { ...roster, datasheets: { ...roster.datasheets, ...Object.fromEntries(told) } };
}

/** Why it cannot be sent yet, said before it is; null where it can. */
export function lacking({ roster }: Draft): string | null {
  if (roster.faction.trim() === '') return 'The list names no faction.';
  const unnamed = roster.units.findIndex(({ name }) => name.trim() === '');
  if (unnamed >= 0) return `Unit ${unnamed + 1} has no name: name it, or remove it.`;
  return null;
}

/** What the units and groups cost together; null where none of them says. */
export function costOf({ units, groups = [] }: Roster): number | null {
  const costs = [...units, ...groups].flatMap(({ points }) => points ?? []);
  return costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0);
}

/** What the record is to hold for a name that the pack goes by an id. */
export function meant(known: NamesKnown, sort: keyof NamesKnown, word: string): string {
  const same = (one: string): boolean => one.toLocaleLowerCase() === word.toLocaleLowerCase();
  const found = known[sort]?.find(({ name }) => same(name));
  return found === undefined ? word : (found.id ?? found.name);
}

/** The name of what goes by an id. */
export function shownAs(known: NamesKnown, sort: keyof NamesKnown, word: string): string {
  return known[sort]?.find(({ id }) => id === word)?.name ?? word;
}
