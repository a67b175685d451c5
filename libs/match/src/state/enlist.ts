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
  const listed = new Map(listedUnits(roster).map((unit) => [unit.id, unit]));
  const own = roster.units.map((unit) => {
    const location = unit.location ?? placeWithOthers(pack, roster, unit);
    return unitOf(side, { ...unit, location }, listed.get(unit.id), attachment(pack, roster, unit));
  });
  const units = Object.fromEntries([...others, ...own].map((unit) => [unit.id, unit]));
  return { ...table, armies: { ...table.armies, [side]: armyOf(pack, roster) }, units };
}

type Attachment = Pick<Unit, 'attachedTo' | 'alsoAttachedTo'>;

/** The unit that it leads, or the last one that leads it; where the pack joins all that lead the same unit, the others as well. */
function attachment(pack: Pack, { units }: Roster, { id, leads }: RosterUnit): Attachment {
  const led = leads ?? id;
  const leaders = units.filter((unit) => unit.leads === led).map((unit) => unit.id);
  const attachedTo = leads ?? leaders.at(-1);
  if (attachedTo === undefined) return {};
  const others = [led, ...leaders].filter((part) => part !== id && part !== attachedTo);
  return pack.allThatLead?.value && others.length > 0 ? { attachedTo, alsoAttachedTo: others } : { attachedTo };
}

/** Where the roster puts the unit that it leads, or those that lead it, where the pack has all of them in one place. */
function placeWithOthers(pack: Pack, { units }: Roster, { id, leads }: RosterUnit): string {
  const led = leads ?? id;
  const parts = pack.places?.together ? units.filter((unit) => unit.id === led || unit.leads === led) : [];
  return parts.flatMap(({ location }) => location ?? [])[0] ?? 'battlefield';
}

type Placed = RosterUnit & { readonly location: string };

function unitOf(side: Side, unit: Placed, listed: ListedUnit | undefined, attached: Attachment): Unit {
  const { id, name, traits, wargear = [], enhancements = [], abilities = [], orders, location } = unit;
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
    ...attached,
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
  const { faction, detachment = null, limit, reserved, groups, picks, detachments, stratagems } = roster;
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
    ...(detachments ? { detachments } : {}),
    ...(stratagems ? { stratagems } : {}),
  };
}
