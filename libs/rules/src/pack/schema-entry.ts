import type { Muster, MusterGroup } from './muster.js';
import { conditionDefinitions } from './schema-conditions.js';
import { effectDefinitions } from './schema-effects.js';
import { ANSWER, ROLE } from './schema-answers.js';
import { CARD } from './schema-awards.js';
import { HAND, OBJECTIVE, objectiveDefinitions } from './schema-objectives.js';
import { grantDefinitions, LIMIT, MARKERS } from './schema-grants.js';
import type { AtEnd, Entry, Mode } from './entry.js';
import {
  choice,
  entryId,
  flag,
  list,
  members,
  named,
  ref,
  shape,
  slug,
  summary,
  text,
  union,
  whole,
  type Schema,
} from './schema-parts.js';
import { TIMING } from './schema-timing.js';

const musterGroup = shape<MusterGroup>(
  'Units of which only so many may be taken.',
  {
    id: text('Id of the group.'),
    units: list(
      'Which units.',
      shape<MusterGroup['units'][number]>(
        'One kind of unit.',
        { name: text('Name of the unit.') },
        { models: list('Numbers of models that it may have.', whole('Number of models.', 1), 1) },
      ),
      1,
    ),
  },
  { limitTotal: whole('How many of the group at most.', 0), limitEach: whole('How many of each name at most.', 0) },
);

const muster = shape<Muster>(
  'For detachments: what the army may consist of.',
  { source: ref('citation') },
  {
    faction: text('Faction that the army has to be of.'),
    groups: list('Groups with their limits.', musterGroup),
    onlyListed: flag('Whether units that stand in no group are barred.'),
    costs: {
      type: ['integer', 'null'],
      minimum: 0,
      description: 'Detachment points, where an army may field several; null: not known.',
    },
    opens: list('Options of a choice that it opens to its army: ids of entries.', entryId('Id of an entry.'), 1),
    mustAttach: list(
      'Units that have to be attached.',
      shape<NonNullable<Muster['mustAttach']>[number]>(
        'Units with this keyword have to be attached.',
        {
          keyword: text('Keyword of those that have to be attached.'),
          to: text('Keyword or name of what to.'),
          code: text('Refusal code.'),
        },
        {},
      ),
    ),
  },
);

export const entryDefinitions: { readonly [name: string]: Schema } = {
  ...conditionDefinitions,
  ...effectDefinitions,
  ...grantDefinitions,
  ...objectiveDefinitions,
  'role-kind': union('kind of role', 'What is to be named.', [
    'role-unit',
    'role-entry',
    'role-option',
    'role-ability',
  ]),
  'role-unit': choice('A unit of one side, the id of a new unit, a kind of roll, words, or a whole number.', [
    'own-unit',
    'enemy-unit',
    'any-unit',
    'new-unit',
    'roll',
    'text',
    'number',
    'own-objective',
  ]),
  'role-option': members('One of these words.', { option: list('The words.', slug('A word.'), 1) }, {}),
  'role-ability': members(
    'An ability that the roster of the player writes out.',
    { ability: slug('Its kind, as written there.') },
    {},
  ),
  'role-entry': members('Another entry.', { entry: slug('Kind of the entry.') }, {}),
};

/** Without its definitions and `$schema`: schema.ts adds these. */
export const entry = shape<Entry>(
  'One rule that a player can point at.',
  {
    id: entryId('Id; the file is named after it, with __ for each slash.'),
    name: text('Name as printed.'),
    kind: slug('What sort of rule it is.'),
    owner: entryId(
      '`core`, or the id of the entry that has to be in force: a detachment fielded, a mission or doctrine chosen.',
    ),
    summary: summary('The effect in our own words, 25 at most.'),
    source: ref('citation'),
  },
  {
    category: text('Printed category.'),
    aliases: list('Other names by which it may be called.', text('A name.'), 1),
    nameSuspect: flag('The printed name is doubted; the decision says why.'),
    costs: { ...named('Price in points of one resource.', whole('How many points.', 0)), maxProperties: 1 },
    points: { type: ['integer', 'null'], minimum: 0, description: 'Points that it adds to the army; null: not known.' },
    timing: TIMING,
    roles: named('What a use names, by role.', ROLE),
    modes: list(
      'Ways to use it, all within its limits: a use names one of them, in the role `mode`.',
      shape<Mode>(
        'One way to use it.',
        { id: slug('Id.'), name: text('In words.') },
        {
          extra: named('What it costs besides the price.', whole('How many points.', 0)),
          conditions: ref('condition'),
        },
      ),
      2,
    ),
    limits: list('How often.', LIMIT),
    conditions: ref('condition'),
    effects: list('What a use does to the record.', ref('effect')),
    atEnd: list(
      'What a use does when the period ends in which it was made.',
      shape<AtEnd>(
        'One thing.',
        {
          of: choice('When which period ends.', ['phase', 'turn', 'battle-round']),
          effects: list('What happens.', ref('effect'), 1),
        },
        { when: ref('condition') },
      ),
    ),
    roll: ref('roll'),
    answer: ANSWER,
    grants: ref('grants'),
    muster,
    bearer: members(
      'For enhancements: who may bear it.',
      { keywords: list('Every one of these.', text('A keyword.')) },
      {},
    ),
    markers: MARKERS,
    objective: OBJECTIVE,
    hand: HAND,
    card: CARD,
    lasts: text('How long the effect lasts, in words.'),
    notes: list('Remarks.', text('A remark.')),
    facts: { type: 'object', description: 'Figures for readers; no rule asks for them.' },
  },
);
