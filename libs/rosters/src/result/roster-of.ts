import type { Roster, RosterUnit } from '@adjutant/rules';
import { modelsOf, type Army, type Bonus, type Group, type Part, type Unit } from '../reading/army.js';
import type { Left } from '../reading/page.js';
import { isKnown, knownBy, namesIn, type NamesKnown } from './known.js';
import { isNameable, LONGEST } from './nameable.js';

const MOST = { points: 100_000, models: 1_000, names: 500 } as const;

/** The roster of an army, and the names that no record would take. */
export interface Made {
  readonly roster: Roster;
  readonly left: readonly Left[];
  readonly ids: ReadonlyMap<Unit, string>;
}

/** Ids come from the place in the list: those in files are others after the next export. */
export function rosterOf(army: Army, known: NamesKnown): Made {
  const left: Left[] = [];
  const ids = new Map(army.units.map((unit, index) => [unit, `u${index + 1}`]));
  const may = (name: string, longest: number = LONGEST.name): boolean => {
    if (isNameable(name, longest)) return true;
    left.push({ text: name.slice(0, LONGEST.text), why: 'No record takes this as a name.' });
    return false;
  };
  const { faction, above } = factionsOf(army, known);
  const detachments = army.detachments.flatMap((line) => namesIn(known, 'detachment', line) ?? [line]);
  const [first] = detachments;
  const kept = detachments.length > 1 ? detachments.map((name) => ({ kind: 'detachment', name })) : [];
  const picks = [...above.map((name) => ({ kind: 'faction-above', name })), ...kept, ...army.picks].filter(({ name }) =>
    may(name, LONGEST.text),
  );
  const groups = army.groups.flatMap((group) => groupOf(group, ids));
  const roster: Roster = {
    faction: may(faction, LONGEST.text) ? faction : 'unknown',
    ...(first !== undefined && may(first) && { detachment: knownBy(known, 'detachment', first)?.id ?? first }),
    ...whole('points', army.points, MOST.points),
    ...whole('limit', army.limit, MOST.points),
    units: army.units.map((unit) => unitOf(unit, ids, { known, may })),
    ...(groups.length > 0 && { groups }),
    ...(picks.length > 0 && { picks }),
  };
  return { roster, left, ids };
}

function factionsOf({ factions }: Army, known: NamesKnown) {
  const special = factions.findLastIndex((name) => isKnown(known, 'faction', name));
  const at = special < 0 ? factions.length - 1 : special;
  const written = factions[at] ?? 'unknown';
  return {
    faction: knownBy(known, 'faction', written)?.name ?? written,
    above: factions.filter((_, index) => index !== at),
  };
}

interface Naming {
  readonly known: NamesKnown;
  readonly may: (name: string, longest?: number) => boolean;
}

function unitOf(unit: Unit, ids: ReadonlyMap<Unit, string>, { known, may }: Naming): RosterUnit {
  const { name, datasheet, role, keywords = [], factions = [], figures, traits, gear, bonuses } = unit;
  const sheet = knownBy(known, 'unit', datasheet ?? name)?.name ?? datasheet;
  return {
    id: ids.get(unit) ?? '',
    name: may(name, LONGEST.text) ? name : 'unnamed',
    ...(sheet !== undefined && sheet !== name && may(sheet) && { datasheet: sheet }),
    ...some(
      'keywords',
      keywords.filter((one) => may(one)),
    ),
    ...some(
      'factions',
      factions.filter((one) => may(one)),
    ),
    ...word('role', role, may),
    ...(figures && { figures }),
    ...some(
      'traits',
      [...new Set(traits)].filter((one) => may(one)),
    ),
    ...whole('points', unit.points, MOST.points),
    ...some(
      'wargear',
      gear.map(partText).filter((one) => may(one)),
    ),
    ...whole('models', modelsOf(unit), MOST.models),
    ...some(
      'enhancements',
      bonuses.filter((one) => may(one.name)).map((one) => bonusOf(one, known)),
    ),
    ...word('leads', unit.leads && ids.get(unit.leads), may),
  };
}

function bonusOf({ name, table, points }: Bonus, known: NamesKnown) {
  return knownBy(known, 'enhancement', name)?.id ?? { name, table, ...whole('points', points, MOST.points) };
}

/** `3x Name` stands for three of it. */
function partText({ name, count }: Part): string {
  return count === 1 ? name : `${count}x ${name}`;
}

function groupOf({ kind, name, leader, units, points }: Group, ids: ReadonlyMap<Unit, string>) {
  const led = leader && ids.get(leader);
  const others = units.flatMap((unit) => (unit === leader ? [] : (ids.get(unit) ?? [])));
  return [
    {
      kind,
      ...(name === undefined ? {} : { name }),
      ...(led === undefined ? {} : { leader: led }),
      units: others,
      ...whole('points', points, MOST.points),
    },
  ];
}

type Member<Name extends string, Value> = { readonly [name in Name]?: Value };

function word<Name extends string>(name: Name, value: string | undefined, may: Naming['may']): Member<Name, string> {
  return (value !== undefined && may(value) ? { [name]: value } : {}) as Member<Name, string>;
}

function whole<Name extends string>(name: Name, value: number | undefined, most: number): Member<Name, number> {
  const fits = value !== undefined && Number.isInteger(value) && value >= 0 && value <= most;
  return (fits ? { [name]: value } : {}) as Member<Name, number>;
}

function some<Name extends string, Value>(name: Name, values: readonly Value[]): Member<Name, readonly Value[]> {
  return (values.length > 0 ? { [name]: values.slice(0, MOST.names) } : {}) as never;
}
