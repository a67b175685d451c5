import { is, type Schema, type Static } from '@adjutant/kernel';
import { figures, OrderSheet, RosterAbility, RosterDetachment, RosterStratagem } from './roster-parts.js';

const MOST_POINTS = 100_000;

const points = (says: string) => is.optional(is.whole({ most: MOST_POINTS, says }));
const namesOr = <Part>(part: Schema<Part>, must: string): Schema<readonly (string | Part)[]> =>
  is.list(is.either(is.name(), part), { most: 100, must: `be a list of ${must}` });

/** What a unit and its datasheet have in common. */
const profile = {
  keywords: is.optional(is.names()),
  factions: is.optional(is.names({ says: 'Faction keywords.' })),
  role: is.optional(is.name({ says: 'Battlefield role, as `Troops`.' })),
  figures: is.optional(figures('wounds, health…')),
};

/** What an upgrade of a unit is, written out for tables that no pack describes. */
export const RosterEnhancement = is.object(
  {
    name: is.name(),
    table: is.name({ says: 'The table that it stands in, as `heroic trait`.' }),
    eligible: is.optional(
      is.names({ says: 'Names or keywords of units that may bear it; any one is enough. Left out: it is left open.' }),
    ),
    extra: is.optional(is.yes({ says: 'Taken besides the one that the table allows, by an ability.' })),
    points: points('What it costs.'),
  },
  { name: 'RosterEnhancement' },
);
export type RosterEnhancement = Static<typeof RosterEnhancement>;

/** Units that a leader may take along: any number of them (`Riders`, `Any Riders`), `0-1 Mage`, or written out. */
const option = is.object(
  {
    of: is.name({ says: 'Name or keyword of the units.' }),
    most: is.optional(is.whole({ most: 100 })),
    least: is.optional(is.whole({ most: 100, says: '1 or more: the option is compulsory.' })),
  },
  { name: 'WrittenOption' },
);
export type GroupOption = string | Static<typeof option>;

/** What is published about a unit, copied onto the roster: no pack describes every datasheet. */
export const Datasheet = is.object(
  {
    points: points('Cost at the smallest size.'),
    models: is.optional(is.whole({ most: 1000, says: 'Models at the smallest size.' })),
    ...profile,
    options: is.optional({
      ...namesOr(option, 'options: each a name, or {of, most?, least?}'),
      description: 'For leaders: which units may stand in the group that it leads.',
    }),
    joins: is.optional(
      is.names({
        says: 'Names or keywords of leaders whose groups it may join although it could lead one of its own.',
      }),
    ),
  },
  { name: 'Datasheet' },
);
export type Datasheet = Static<typeof Datasheet>;

const abilities = namesOr(RosterAbility, 'abilities: each an id, or {id, name, claim?}');

/** A unit as written on a roster. What it leaves out is taken from its datasheet, where the roster has that. */
export const RosterUnit = is.object(
  {
    id: is.name({ says: 'Unique in the match.' }),
    name: is.text({ longest: 200 }),
    datasheet: is.optional(is.name({ says: 'Name of its datasheet, where that is not its own name.' })),
    ...profile,
    traits: is.optional(is.names({ says: 'What it is in this army: `warlord`, `general`, `reinforced`…' })),
    points: points('What it costs as it stands here, upgrades included.'),
    wargear: is.optional(is.names()),
    models: is.optional(is.whole({ most: 1000, says: 'Number of models; 0 where the roster does not say.' })),
    enhancements: is.optional(
      namesOr(
        RosterEnhancement,
        'enhancements: each an id or a name of the pack, or {name, table, eligible?, extra?, points?}',
      ),
    ),
    abilities: is.optional(abilities),
    orders: is.optional(OrderSheet),
    leads: is.optional(is.name({ says: 'Id of the unit that this one leads as an attached unit.' })),
    location: is.optional(is.name({ says: 'battlefield (the default), reserves…' })),
  },
  { name: 'RosterUnit' },
);
export type RosterUnit = Static<typeof RosterUnit>;

/** Units that stand together on a roster: a detachment, a regiment, units bought as one. */
export const RosterGroup = is.object(
  {
    kind: is.name({ says: 'What sort of group: detachment, regiment…' }),
    name: is.optional(is.text({ longest: 200 })),
    leader: is.optional(is.name({ says: 'Id of the unit that leads it.' })),
    units: is.names({ says: 'Ids of its units, the leader apart.' }),
    points: points('What it costs as a whole, where its units have no cost of their own.'),
    factions: is.optional(is.names({ says: 'Factions that may include it.' })),
  },
  { name: 'RosterGroup' },
);
export type RosterGroup = Static<typeof RosterGroup>;

/** Something that an army takes from a list: terrain, a lore, a formation. */
export const RosterPick = is.object(
  {
    kind: is.name({ says: 'What sort of choice: terrain, spell-lore…' }),
    name: is.text({ longest: 200 }),
    factions: is.optional(is.names({ says: 'Factions that may take it.' })),
    points: points('What it costs.'),
    teaches: is.optional({
      ...namesOr(RosterAbility, 'abilities: each a name, or {id, name, kind?, keywords?, figures?}'),
      description: 'What units of the army know by it.',
    }),
  },
  { name: 'RosterPick' },
);
export type RosterPick = Static<typeof RosterPick>;

export const Roster = is.object(
  {
    faction: is.text({ longest: 200 }),
    detachment: is.optional(is.name({ says: 'Id or name of the detachment, in games where an army fields one.' })),
    points: points('Cost of the army; left out: what its units add up to.'),
    limit: points('Agreed points limit of this player.'),
    reserved: points('Points set aside for units that come during the battle.'),
    auxiliary: is.optional(
      is.whole({ most: 500, says: 'Units outside its groups, for a roster that does not list these.' }),
    ),
    units: is.list(RosterUnit, { says: 'At least one, where the match is recorded in full.' }),
    groups: is.optional(is.list(RosterGroup, { says: 'Units that stand together.' })),
    picks: is.optional(is.list(RosterPick, { says: 'Terrain, lores, formations.' })),
    stratagems: is.optional(is.list(RosterStratagem, { says: 'Stratagems of books that no pack describes.' })),
    enhancementPoints: is.optional(
      is.oneOf(['included', 'apart'], {
        says: 'Whether the points of a unit hold those of its enhancements; included where it is left out.',
      }),
    ),
    asWritten: is.optional(
      is.names({ says: 'Names that are meant as they stand, although the pack knows one that is near.' }),
    ),
    pointsAsWritten: is.optional(
      is.exactly(true, {
        says: 'The cost is meant as it stands, although the units add up to another; the difference is said, and refuses nothing.',
      }),
    ),
    datasheets: is.optional(
      is.mapOf(Datasheet, 'datasheets: {keywords?, factions?, role?, figures?, points?, models?, options?, joins?}', {
        says: 'By name: what is published about units of the roster.',
      }),
    ),
    detachments: is.optional(
      is.mapOf(RosterDetachment, 'detachments: {points?, opens?}', {
        says: 'By name: what is published about detachments of the roster. What the pack says of one stands.',
      }),
    ),
  },
  { name: 'Roster' },
);
export type Roster = Static<typeof Roster>;
