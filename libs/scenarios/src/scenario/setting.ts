import type { MatchCommand, Situation } from '@adjutant/match';
import {
  entryMeant,
  findEntry,
  findOption,
  opensBefore,
  SIDES,
  withRosters,
  type FactData,
  type Pack,
  type Roster,
  type RosterGroup,
  type RosterAbility,
  type RosterUnit,
  type Side,
} from '@adjutant/rules';
import { parsePlace } from './places.js';
import { rosterSaid } from './mustering.js';
import type { Chosen, RosterSaid, Scene, SceneAbility, SceneArmy, ScenePick, SceneStart, SceneUnit } from './scene.js';
import { objectivesDeclared } from './throws.js';

const DETACHMENT_UNKNOWN = 'core-only';

/** The commands that bring a match to where a scene starts: opened, rosters in, and the situation adopted. */
export function settingOf(pack: Pack, scene: Scene): MatchCommand[] {
  const settings = { ...scene.settings, rosters: scene.start ? ('as-declared' as const) : ('checked' as const) };
  const seats = { A: { player: 'player-a' }, B: { player: 'player-b' } };
  const opened: MatchCommand = {
    type: 'OpenMatch',
    data: {
      ...{ title: 'scenario', pack: { id: pack.id, release: pack.release }, seats, settings },
      ...(scene.depth === undefined ? {} : { depth: scene.depth }),
    },
  };
  if (!scene.start) return [opened, ...choicesOf(scene), ...rostersOf(pack, scene)];
  const listing = SIDES.filter((side) => isListed(scene, side));
  const rosters = listing.map((player): MatchCommand => ({
    type: 'SubmitRoster',
    data: { player, roster: rosterOf(pack, scene, player) },
  }));
  return [opened, ...rosters, ...choicesOf(scene), ...begunAt(pack, scene, scene.start)];
}

/** Less deep than in full nobody lists what the scene does not say. */
function isListed({ depth = 'full', armies, units = {} }: Scene, side: Side): boolean {
  if (depth === 'full' || armies?.[side] !== undefined) return true;
  return Object.entries(units).some(([id, unit]) => ownerOf(id, unit) === side);
}

/** Rosters that the scene brings along; they are checked like any others. */
function rostersOf(pack: Pack, scene: Scene): MatchCommand[] {
  return SIDES.flatMap((player): MatchCommand[] => {
    const said = scene.rosters?.[player];
    if (!said) return [];
    const roster = rosterWritten(pack, rosterSaid(scene, said, player));
    return [{ type: 'SubmitRoster', data: { player, roster } }];
  });
}

/** What was decided before the battle. */
function choicesOf(scene: Scene): MatchCommand[] {
  const one = (choice: string, options: Chosen | undefined, player?: Side): MatchCommand[] =>
    (options === undefined ? [] : [options].flat()).map((chosen) => ({
      type: 'Choose',
      data: { choice, ...(typeof chosen === 'string' ? { option: chosen } : chosen), ...(player ? { player } : {}) },
    }));
  return Object.entries(scene.choices ?? {}).flatMap(([choice, chosen]) =>
    typeof chosen === 'string' || Array.isArray(chosen)
      ? one(choice, chosen as Chosen)
      : SIDES.flatMap((side) => one(choice, (chosen as { readonly [side in Side]?: Chosen })[side], side)),
  );
}

/** `before-battle`: rosters, choices and, where accounts are open by then, points stand, and the steps start the battle. */
function begunAt(pack: Pack, scene: Scene, start: SceneStart): MatchCommand[] {
  return start.at === 'before-battle'
    ? pointsBefore(pack, start)
    : [{ type: 'AdoptSituation', data: situationOf(pack, scene, start) }];
}

function pointsBefore(pack: Pack, { cp = {} }: SceneStart): MatchCommand[] {
  if (!opensBefore(pack)) return [];
  return SIDES.flatMap((player): MatchCommand[] => {
    const amount = (cp[player] ?? 0) - (pack.economy.start['cp'] ?? 0);
    return amount > 0 ? [{ type: 'GainCommandPoints', data: { player, amount, what: 'points of the army' } }] : [];
  });
}

export function armyOf(scene: Scene, side: Side): SceneArmy {
  const army = scene.armies?.[side] ?? DETACHMENT_UNKNOWN;
  return typeof army === 'string' ? { detachment: army } : army;
}

function rosterOf(pack: Pack, scene: Scene, side: Side): Roster {
  const army = armyOf(scene, side);
  const units = Object.entries(scene.units ?? {}).filter(([id, unit]) => ownerOf(id, unit) === side);
  return {
    ...listed(army),
    faction: army.faction ?? pack.entries[army.detachment ?? '']?.muster?.faction ?? 'unknown',
    units: units.map(([id, unit]) => rosterUnit(pack, army.detachment, id, unit)),
  };
}

/** The roster that a step or a scene says, once it is spelled out. */
export function rosterWritten(pack: Pack, said: RosterSaid): Roster {
  const { units = [], apart: _apart, enhancements: _enhancements, groups, ...army } = said;
  return {
    faction: 'unknown',
    ...listed(army),
    ...(groups ? { groups: groups as readonly RosterGroup[] } : {}),
    units: units.map((unit) => rosterUnit(pack, army.detachment, unit.id ?? unit.name, unit)),
  };
}

/** What a scene says of an army, as a roster says it: abilities that its lists teach get their ids. */
export function listed<Army extends { readonly picks?: readonly ScenePick[] }>(
  army: Army,
): Omit<Army, 'picks'> & Pick<Roster, 'picks'> {
  const { picks, ...rest } = army;
  if (!picks) return rest;
  const written = picks.map(({ teaches, ...pick }) => ({
    ...pick,
    ...(teaches ? { teaches: teaches.map((one) => abilityOf(one, (name) => name)) } : {}),
  }));
  return { ...rest, picks: written };
}

/** Unit ids start with the letter of their owner unless the scene says otherwise. */
export function ownerOf(id: string, unit: SceneUnit): Side {
  if (unit.owner) return unit.owner;
  const letter = id.charAt(0).toUpperCase();
  if (letter === 'A' || letter === 'B') return letter;
  throw new Error(`Unit ${id} starts with neither A nor B: say whose it is with owner.`);
}

export function rosterUnit(pack: Pack, detachment: string | undefined, id: string, unit: SceneUnit): RosterUnit {
  const entryId = (name: string, kinds: string[]): string => findEntry(pack, detachment, name, kinds)?.id ?? name;
  const orders = typeof unit.orders === 'number' ? { perRound: unit.orders, recipients: ['REGIMENT'] } : unit.orders;
  return {
    id,
    name: unit.name,
    ...(unit.datasheet === undefined ? { keywords: unit.keywords ?? [] } : {}),
    ...profileOf(unit),
    ...(unit.wargear ? { wargear: unit.wargear } : {}),
    ...(unit.enhancements
      ? {
          enhancements: unit.enhancements.map((one) => (typeof one === 'string' ? entryId(one, ['enhancement']) : one)),
        }
      : {}),
    ...(unit.abilities
      ? { abilities: unit.abilities.map((one) => abilityOf(one, (name) => entryId(name, ['ability']))) }
      : {}),
    ...(orders ? { orders } : {}),
    ...(unit.leads === undefined ? {} : { leads: unit.leads }),
    ...(unit.at === undefined ? {} : { location: unit.at }),
  };
}

/** Members that stand on the roster just as in the scene. */
function profileOf(unit: SceneUnit): Partial<RosterUnit> {
  const { datasheet, keywords, factions, role, traits, figures, points, models } = unit;
  const members = { datasheet, keywords, factions, role, traits, figures, points, models };
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

function abilityOf(ability: string | SceneAbility, entryId: (name: string) => string): string | RosterAbility {
  if (typeof ability === 'string') return entryId(ability);
  const id = ability.id ?? ability.name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return { ...ability, id };
}

function optionOf(pack: Pack, id: string, option: string): string {
  const choice = pack.choices?.[id];
  return (choice && findOption(pack, choice, option)?.id) ?? option;
}

/** Objectives and facts that stand at the start; left out where the scene has none. */
function holdingsOf(pack: Pack, start: SceneStart): Pick<Situation, 'objectives' | 'facts'> {
  const objectives = SIDES.flatMap((side) => [
    ...objectivesDeclared(pack, side, start.achieved?.[side] ?? [], 'achieved'),
    ...objectivesDeclared(pack, side, start.discarded?.[side] ?? [], 'discarded'),
    ...objectivesDeclared(pack, side, start.hand?.[side] ?? []),
    ...(start.cards?.[side] ?? []).map((called) => ({ player: side, objective: cardMeant(pack, called), dice: [] })),
  ]);
  const facts = (start.facts ?? []).map(({ fact, by, says, at }) => ({
    fact,
    player: by,
    data: says as unknown as FactData,
    at: parsePlace(pack, at),
  }));
  return { ...(objectives.length > 0 ? { objectives } : {}), ...(facts.length > 0 ? { facts } : {}) };
}

function cardMeant({ entries }: Pack, called: string): string {
  const cards = Object.values(entries).filter(({ card }) => card !== undefined);
  const found = cards.find(({ id, name }) => id === called || name === called);
  if (!found) throw new Error(`The pack has no card ${called}.`);
  return found.id;
}

function situationOf(pack: Pack, scene: Scene, start: SceneStart): Situation {
  const at = parsePlace(pack, start.at);
  const place = (text: string | undefined) => (text === undefined ? at : parsePlace(pack, text));
  const armies = { A: armyOf(scene, 'A'), B: armyOf(scene, 'B') };
  const there = withRosters(pack, armies);
  const entry = (side: Side, name: string): string => entryMeant(there, armies, side, name)?.id ?? name;
  const units = Object.entries(scene.units ?? {}).filter(
    ([, unit]) => unit.at !== undefined || unit.states || unit.destroyed,
  );
  return {
    at,
    firstTurn: start.first ?? 'A',
    balances: Object.fromEntries(SIDES.map((side) => [side, { cp: start.cp?.[side] ?? 0 }])),
    ...(start.vp ? { score: start.vp } : {}),
    ...(start.gained ? { gained: start.gained } : {}),
    units: Object.fromEntries(
      units.map(([id, unit]) => [
        id,
        {
          ...(unit.at === undefined ? {} : { location: unit.at }),
          ...(unit.states ? { statuses: unit.states } : {}),
          ...(unit.destroyed === undefined ? {} : { destroyed: place(unit.destroyed) }),
        },
      ]),
    ),
    uses: (start.uses ?? []).map((use) => ({
      player: use.by,
      entry: entry(use.by, use.entry),
      at: place(use.at),
      ...(use.on === undefined ? {} : { unit: use.on }),
      ...(use.roles ? { roles: use.roles } : {}),
    })),
    acts: (start.acts ?? []).map((act) => ({ unit: act.unit, act: act.action, at: place(act.at) })),
    choices: (start.choices ?? []).map((one) => ({
      choice: one.choice,
      ...(one.by ? { player: one.by } : {}),
      option: optionOf(pack, one.choice, one.option),
      ...(one.roles ? { roles: one.roles } : {}),
      at: place(one.at),
    })),
    ...(start.turnOrders ? { turnOrders: start.turnOrders } : {}),
    ...(start.counters ? { counters: start.counters } : {}),
    ...holdingsOf(pack, start),
    orders: (start.orders ?? []).map((one) => {
      const side = ownerOf(one.from, scene.units?.[one.from] ?? { name: one.from });
      return { player: side, issuer: one.from, order: entry(side, one.order), recipient: one.to, at: place(one.at) };
    }),
  };
}
