import {
  auxiliaryCount,
  listedUnits,
  membersOf,
  pointsOf,
  pricesOf,
  type Army,
  type ListedUnit,
  type Pack,
  type Roster,
  type RosterUnit,
  type Side,
  type Table,
  type Unit,
} from '@adjutant/rules';

/** Puts the units of a roster on the table, in place of those of an earlier roster of the same player. */
export function enlist(pack: Pack, table: Table, side: Side, roster: Roster): Table {
  const others = Object.values(table.units).filter((unit) => unit.owner !== side);
  const partners = new Map(
    roster.units.flatMap((unit) => (unit.leads === undefined ? [] : [[unit.leads, unit.id] as const])),
  );
  const listed = new Map(listedUnits(roster).map((unit) => [unit.id, unit]));
  const own = roster.units.map((unit) => unitOf(side, unit, listed.get(unit.id), unit.leads ?? partners.get(unit.id)));
  const units = Object.fromEntries([...others, ...own].map((unit) => [unit.id, unit]));
  return { ...table, armies: { ...table.armies, [side]: armyOf(pack, roster) }, units };
}

function unitOf(side: Side, unit: RosterUnit, listed: ListedUnit | undefined, attachedTo: string | undefined): Unit {
  const { id, name, traits, wargear = [], enhancements = [], abilities = [], orders, location = 'battlefield' } = unit;
  return {
    id,
    owner: side,
    name,
    keywords: listed?.keywords ?? [],
    ...(listed ? profileOf(listed) : {}),
    ...(traits ? { traits } : {}),
    wargear,
    models: listed?.models ?? 0,
    enhancements: enhancements.map((one) => (typeof one === 'string' ? one : one.name)),
    abilities,
    ...(orders ? { orders } : {}),
    ...(attachedTo === undefined ? {} : { attachedTo }),
    location,
    statuses: [],
  };
}

function profileOf({ factions, role, figures, points }: ListedUnit): Partial<Unit> {
  return {
    ...(factions ? { factions } : {}),
    ...(role === undefined ? {} : { role }),
    ...(Object.keys(figures).length > 0 ? { figures } : {}),
    ...(points === null ? {} : { points }),
  };
}

/** What is left out of a roster stays out of the army: what it adds up to follows from the roster whenever it is read. */
function armyOf(pack: Pack, roster: Roster): Army {
  const { faction, detachment = null, limit, reserved, groups, picks, stratagems } = roster;
  const auxiliary = auxiliaryCount(roster);
  return {
    faction,
    detachment,
    points: pointsOf(roster, pricesOf(pack)),
    ...(limit === undefined ? {} : { limit }),
    ...(reserved === undefined ? {} : { reserved }),
    ...(auxiliary === 0 ? {} : { auxiliary }),
    ...(groups
      ? {
          groups: groups.map((group) => ({
            kind: group.kind,
            name: group.name ?? null,
            leader: group.leader ?? null,
            units: membersOf(group),
          })),
        }
      : {}),
    ...(picks ? { picks: picks.map(({ kind, name, teaches = [] }) => ({ kind, name, teaches })) } : {}),
    ...(stratagems ? { stratagems } : {}),
  };
}
