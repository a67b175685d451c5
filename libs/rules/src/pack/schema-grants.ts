import {
  PERIODS,
  type Claim,
  type Grants,
  type Limit,
  type Markers,
  type PriceChange,
  type ScoringBound,
  type Trigger,
} from './entry.js';
import { economyDefinitions } from './schema-economy.js';
import { endingDefinitions } from './schema-ending.js';
import {
  choice,
  entryId,
  flag,
  formed,
  list,
  members,
  ref,
  shape,
  slug,
  text,
  whole,
  type Schema,
} from './schema-parts.js';

/** What a detachment may waive; each of these words is asked for by a predicate. */
const WAIVERS = ['order-recipients'];

const period = choice('Counted within this period.', PERIODS);
const kinds = list('Kinds of entries that it is about.', slug('A kind.'), 1);

export const LIMIT = shape<Limit>(
  'How often it may be used.',
  {
    times: { ...ref('figure'), description: 'How many times.' },
    per: period,
    scope: choice("Counted for the player's army, for each unit on its own, or for both players together.", [
      'army',
      'unit',
      'both',
    ]),
    source: ref('citation'),
  },
  {
    of: {
      oneOf: [
        choice('Uses of every entry of the kind.', ['kind']),
        list('Uses of these entries together.', entryId('Id of an entry.'), 1),
      ],
      description: 'What is counted; uses of this entry alone where it is left out.',
    },
    same: list('Counts only uses that named the same in these roles.', text('A role.'), 1),
    other: list('Counts only uses that named something else in these roles.', text('A role.'), 1),
    joined: flag('Counts an attached unit as one, where it counts for each unit on its own.'),
    unless: ref('condition'),
    stands: flag('No claim lifts it: it counts more than the entry that a claim names.'),
    code: formed(
      "The refusal code when it is spent; otherwise the period's own.",
      '^[a-z0-9-]+/[a-z0-9-]+$',
      'has to be written like stratagem/wrong-phase',
    ),
  },
);

export const MARKERS = shape<Markers>(
  'Objective markers on the table, which go by their numbers.',
  { count: whole('How many, numbered from 1.', 0) },
  {},
);

const price: Schema = {
  ...shape<PriceChange>(
    "Changes the price of other entries' uses.",
    {
      resource: slug('Id of the resource.'),
      kinds,
      usesBy: choice('Whose uses it touches, seen from the bearer.', ['own', 'opponent']),
    },
    {
      add: { type: 'integer', description: 'Points more; less where negative.' },
      multiply: whole('How many times the price, after everything that adds or takes off.', 2),
      when: ref('condition'),
    },
  ),
  anyOf: [{ required: ['add'] }, { required: ['multiply'] }],
};

const claim = shape<Claim>(
  'What a player may claim when using an entry.',
  {
    names: list('Names or ids of entries; empty: it names none.', text('Name or id.')),
    kinds,
    reach: choice("The bearer's own unit, any own unit, or own units near the bearer (attested).", [
      'bearer',
      'army',
      'aura',
    ]),
  },
  {
    zeroCost: flag('Whether the use is free.'),
    lifts: list('Use limits that it lifts.', period, 1),
    limits: list(
      'How often it may be claimed.',
      members('One limit.', { times: whole('How many times.', 1), per: period }, {}),
    ),
  },
);

export const grantDefinitions: { readonly [name: string]: Schema } = {
  ...economyDefinitions,
  ...endingDefinitions,
  price,
  claim,
  trigger: shape<Trigger>(
    'After a use that fits, dice fall due.',
    { on: choice('What sets it off.', ['use']), kinds, roll: ref('roll') },
    { when: ref('condition') },
  ),
  grants: shape<Grants>(
    'What bearing this entry brings.',
    {},
    {
      abilities: list('Ids of entries that come with it.', entryId('Id of an entry.')),
      price: list('Changes of prices.', ref('price')),
      claim: ref('claim'),
      triggers: list('What is set off.', ref('trigger')),
      income: list('Points that come by themselves while it is in force.', ref('income')),
      expiry: list('Points that are lost while it is in force.', ref('expiry')),
      endings: list('Ways in which the battle ends by itself while it is in force.', ref('ending')),
      final: list('What is scored when the battle is over.', ref('final-score')),
      results: list('What decides the battle besides points; the first that holds counts.', ref('result')),
      scoring: list(
        'When points may be scored, and how many in a turn; what is more stands, and is in doubt.',
        shape<ScoringBound>(
          'One category.',
          { category: slug('Id of the category.'), source: ref('citation') },
          { fromRound: whole('Not before this battle round.', 1), perTurn: whole('At most so many in a turn.', 1) },
        ),
        1,
      ),
      orderAllowance: shape<NonNullable<Grants['orderAllowance']>>(
        'Extra orders in one phase.',
        { extra: whole('How many.', 1), phase: text('Id of the step.'), turn: choice('In whose turn.', ['own']) },
        {},
      ),
      ordersPerUnit: whole('How many orders may affect the unit at once.', 1),
      waives: list('What the army need not keep to.', choice('What is waived.', WAIVERS)),
      adaptations: list(
        'Abilities that units of a name lose.',
        members('One loss.', { unit: text('Name of the unit.'), loses: text('Name of the ability.') }, {}),
      ),
    },
  ),
};
