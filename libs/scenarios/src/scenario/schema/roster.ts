import type { JsonObject } from '@adjutant/kernel';
import { list, map, oneOf, ref, shape, text, whole } from './words.js';

/** What a roster says besides its units. */
export const ARMY_MEMBERS: JsonObject = {
  detachment: text('Id of the detachment.'),
  faction: text('Faction keyword of the army.'),
  points: whole('Points value of the army; what its units add up to where it is left out.'),
  limit: whole('Agreed points limit.'),
  reserved: whole('Points set aside for units that come during the battle.'),
  auxiliary: whole('How many units stand in no group, where the groups are not listed.'),
  groups: list('Units that stand together: detachments, regiments…', ref('group')),
  picks: list('What the army takes from lists: terrain, lores, formations.', ref('pick')),
  detachments: map(
    'What is published about detachments of the roster, by name.',
    shape('What is published about a detachment.', {
      points: whole('Detachment points that it costs.'),
      opens: list('Ids or names of what its army may choose by it.', { type: 'string' }),
    }),
  ),
  stratagems: list('Stratagems of books that no pack describes; used by name.', ref('writtenStratagem')),
  enhancementPoints: oneOf('Whether points of units hold those of their enhancements.', 'included', 'apart'),
  asWritten: list('Names that are meant as they stand, although the pack knows one that is near.', { type: 'string' }),
};

const line = text('Units in a line: `Lord [general] + 2 Guard [reinforced], Riders @reserves`.');

/** What a step, or a scene, says of a roster. */
export const ROSTER_MEMBERS: JsonObject = {
  ...ARMY_MEMBERS,
  units: list('Its units, one by one.', ref('rosterUnit')),
  groups: {
    description:
      'Units that stand together: by kind, in lines, the first unit leading; or written out with the ids of units.',
    type: ['object', 'array'],
    items: ref('group'),
    additionalProperties: {
      description: 'The groups of this kind.',
      type: ['string', 'array'],
      minLength: 1,
      items: ref('groupLine'),
    },
  },
  apart: {
    description: 'Units that stand in no group, in a line or several.',
    type: ['string', 'array'],
    minLength: 1,
    items: line,
  },
  enhancements: list(
    'Enhancements of the scene, with who bears them: `Bold on Lord`, `Crown on A2 (extra)`.',
    text('One enhancement.'),
  ),
  datasheets: map('Datasheets, by name; those of the scene are there anyway.', ref('datasheet')),
};

/** What rosters are made of. */
export const ROSTER_PARTS: JsonObject = {
  roster: shape('A roster.', ROSTER_MEMBERS),
  enhancement: {
    description: 'An enhancement: the id or name of an entry of the pack, or one written out with its table.',
    type: ['string', 'object'],
    required: ['name', 'table'],
    properties: {
      name: text('Its name.'),
      table: text('The table that it stands in.'),
      eligible: list('Names or keywords of units that may bear it; any one is enough.', { type: 'string' }),
      extra: { type: 'boolean', description: 'Taken besides the one that the table allows, by an ability.' },
      points: whole('What it costs.'),
    },
    additionalProperties: false,
  },
  datasheet: shape('What is published about a unit.', {
    points: whole('Cost at the smallest size.'),
    models: whole('Models at the smallest size.'),
    keywords: list('Keywords.', { type: 'string' }),
    factions: list('Faction keywords.', { type: 'string' }),
    role: text('Battlefield role.'),
    figures: map('Whole numbers of the profile, as `health`.', { type: 'integer', minimum: 0 }),
    options: list('For leaders: which units may stand in the group that it leads.', {
      type: ['string', 'object'],
      required: ['of'],
      properties: {
        of: text('Name or keyword.'),
        most: whole('At most so many.'),
        least: whole('At least so many; 1 or more: compulsory.'),
      },
      additionalProperties: false,
    }),
    joins: list('Names or keywords of leaders whose groups it may join.', { type: 'string' }),
  }),
  groupLine: {
    description: 'A group in a line, or the line under `units` with what else is known of the group.',
    type: ['string', 'object'],
    minLength: 1,
    required: ['units'],
    properties: {
      name: text('Its name.'),
      units: text('Units in a line, the first one leading.'),
      points: whole('What it costs as a whole.'),
      factions: list('Factions that may include it.', { type: 'string' }),
    },
    additionalProperties: false,
  },
  group: shape(
    'Units that stand together on a roster.',
    {
      kind: text('What sort of group: `detachment`, `regiment`…'),
      name: text('Its name.'),
      leader: text('Id of the unit that leads it.'),
      units: list('Ids of its units, the leader apart.', { type: 'string' }),
      points: whole('What it costs as a whole.'),
      factions: list('Factions that may include it.', { type: 'string' }),
    },
    ['kind', 'units'],
  ),
  writtenStratagem: shape(
    'A stratagem written out on a roster.',
    {
      id: text('Made from its name where it is left out.'),
      name: text('Name by which its player uses it.'),
      costs: map('Points of one resource: `cp: 1`.', { type: 'integer', minimum: 0 }),
      timing: shape(
        'When it may be used; at any time where it is left out.',
        {
          phases: list(
            'Steps of the turn order.',
            shape(
              'One step.',
              {
                phase: text('Id of the step, as `shooting`.'),
                turn: oneOf('In whose turn.', 'own', 'opponent', 'either'),
              },
              ['phase', 'turn'],
            ),
          ),
          window: text('When within the phase, in words.'),
          trigger: text('What it follows, in words.'),
        },
        ['phases'],
      ),
      limits: list(
        "How often, besides the pack's own limits.",
        shape(
          'So many times in a period.',
          {
            times: whole('How often.', 1),
            per: { enum: ['activation', 'phase', 'turn', 'battle-round', 'battle'], description: 'In which period.' },
            scope: oneOf('Counted for the army, or for each unit; the army where it is left out.', 'army', 'unit'),
          },
          ['times', 'per'],
        ),
      ),
    },
    ['name', 'costs'],
  ),
  pick: shape(
    'Something that an army takes from a list.',
    {
      kind: text('What sort of choice: `terrain`, `spell-lore`…'),
      name: text('Its name.'),
      factions: list('Factions that may take it.', { type: 'string' }),
      points: whole('What it is entered with.'),
      teaches: list('What units of the army know by it.', ref('ability')),
    },
    ['kind', 'name'],
  ),
};
