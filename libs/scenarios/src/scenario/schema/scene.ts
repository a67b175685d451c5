import type { JsonObject } from '@adjutant/kernel';
import { ARMY_MEMBERS } from './roster.js';
import { ANSWER, list, map, oneOf, ref, shape, text, whole } from './words.js';

/** Words that stand all over a scenario. */
export const COMMON: JsonObject = {
  side: oneOf('One of the two seats. A has the first turn unless the scene says otherwise.', 'A', 'B'),
  both: shape('A number for A, for B, or for both; a side that is left out is not looked at.', {
    A: { type: 'integer', description: 'For A.' },
    B: { type: 'integer', description: 'For B.' },
  }),
  place: text(
    'A place in the battle: battle round, whose turn, phase, as `R2.B.Fight`; in games that alternate unit by unit with the slot, as `R1.A.Activations#3`. A scene may start `before-battle`.',
    {
      pattern: '^([Rr]\\d+(\\.[ABab])?[.\\-].+|before-battle|end)$',
    },
  ),
  answers: map(
    'What is vouched for, by question: `yes`, `no` or `unknown`. The ids of the questions stand in the pack.',
    ANSWER,
  ),
  step: whole('Number of a step of this case, counted from 1.', 1),
  json: { description: 'Any JSON object.', type: 'object' },
};

/** What units bring along. */
export const UNIT_PARTS: JsonObject = {
  ability: {
    description:
      'An ability: the id or name of an entry of the pack, or one written out for a datasheet that no pack describes.',
    type: ['string', 'object'],
    required: ['name'],
    properties: {
      id: text('Id of the ability; made from its name where it is left out.'),
      name: text('Name by which a use claims it.'),
      kind: text('What sort of ability it is, as `spell`.'),
      keywords: list('Its keywords.', { type: 'string' }),
      figures: map('Whole numbers printed on it, as `value`.', { type: 'integer', minimum: 0 }),
      claim: ref('claim'),
      price: list('What it does to the price of uses.', ref('price')),
    },
    additionalProperties: false,
  },
  price: shape(
    'A change of price; whose turn and whose uses, as seen from the bearer.',
    {
      add: { type: 'integer', description: 'Points more, or less where it is negative.' },
      resource: text('Id of the resource; `cp` where it is left out.'),
      kinds: list('Kinds of entries whose uses it touches, as `stratagem`.', { type: 'string' }),
      usesBy: oneOf('Whose uses.', 'own', 'opponent'),
      turn: oneOf('Only in this turn.', 'own', 'opponent'),
      fromRound: whole('Not before this battle round.', 1),
    },
    ['add', 'kinds', 'usesBy'],
  ),
  claim: shape(
    'What the ability lets its player claim when using an entry.',
    {
      zeroCost: { type: 'boolean', description: 'The use is free.' },
      lifts: list('Use limits that are lifted, by period.', {
        enum: ['activation', 'phase', 'turn', 'battle-round', 'battle'],
      }),
      names: list('Names or ids of the entries that the ability names; empty: it names none.', { type: 'string' }),
      kinds: list('Kinds of entries that it is about, as `stratagem`.', { type: 'string' }),
      reach: oneOf(
        "`bearer`: the bearer's own unit; `army`: any own unit; `aura`: own units near the bearer, which is attested.",
        'bearer',
        'army',
        'aura',
      ),
      limits: list(
        'How often it can be claimed.',
        shape(
          'So many times in a period.',
          {
            times: whole('How often.', 1),
            per: { enum: ['activation', 'phase', 'turn', 'battle-round', 'battle'], description: 'In which period.' },
          },
          ['times', 'per'],
        ),
      ),
    },
    ['names', 'kinds', 'reach'],
  ),
  orderSheet: {
    description:
      'Makes the unit an officer: how many orders it issues in a battle round (a number), or that with the keywords of which a recipient needs one.',
    type: ['integer', 'object'],
    minimum: 0,
    required: ['perRound', 'recipients'],
    properties: {
      perRound: whole('Orders in each battle round.'),
      recipients: list('Keywords of recipients; any one is enough.', { type: 'string' }),
    },
    additionalProperties: false,
  },
};

/** The members of a unit, in a scene and on a roster. */
export const UNIT_MEMBERS: JsonObject = {
  name: text('Name of the datasheet, as on the roster.'),
  owner: ref('side', 'Whose unit it is, where its id does not begin with A or B.'),
  keywords: list('Keywords, as INFANTRY.', { type: 'string' }),
  wargear: list('Wargear that rules ask about.', { type: 'string' }),
  factions: list('Faction keywords.', { type: 'string' }),
  role: text('Battlefield role, as `Troops`.'),
  traits: list('What it is in this army: `warlord`, `general`, `reinforced`…', { type: 'string' }),
  figures: map('Whole numbers of its profile, as `wounds`.', { type: 'integer', minimum: 0 }),
  points: whole('What it costs.'),
  datasheet: text('Name of its datasheet, where that is not its own name.'),
  models: whole('Number of models.'),
  enhancements: list('Enhancements that it bears, by id or name, or written out.', ref('enhancement')),
  abilities: list('Abilities that it has.', ref('ability')),
  orders: ref('orderSheet'),
  leads: text('Id of the unit that this one leads, as an attached unit.'),
  at: text('Where it is: `battlefield` (as usual), `reserves`, or the id of its transport.'),
  states: list('States that it is in, as `battle-shocked`.', { type: 'string' }),
  destroyed: ref('place', 'It has been destroyed, there and then.'),
};

/** The members of a scene, of the file and of each case. */
export const SCENE: JsonObject = {
  settings: shape('How strictly the match is played; strict and required where it is left out.', {
    enforcement: oneOf('`strict` refuses what the rules forbid; `advise` records it and flags it.', 'strict', 'advise'),
    attestations: oneOf(
      '`required`: a question that is not answered refuses; `open`: it stays an open question; `presumed`: it is taken as presumed.',
      'required',
      'open',
      'presumed',
    ),
  }),
  depth: oneOf(
    'How deep the match is recorded: its result, points turn by turn, or everything, as it is where this is left out. Less deep than in full nobody submits a roster unless the scene says an army.',
    'result',
    'score',
    'full',
  ),
  armies: shape('What the players field; `core-only` where it is left out.', {
    A: ref('army', 'The army of A.'),
    B: ref('army', 'The army of B.'),
  }),
  units: map('The units at the table, by id. An id begins with the letter of its owner.', ref('unit')),
  choices: map('What was decided before the battle, by choice: `mission: Deadlock`, or one for each player.', {
    type: ['string', 'array', 'object'],
    minLength: 1,
    items: { type: 'string' },
    properties: { A: ref('chosen', 'What A chose.'), B: ref('chosen', 'What B chose.') },
    additionalProperties: false,
  }),
  datasheets: map('Datasheets that rosters of the scene name, by name.', ref('datasheet')),
  enhancements: map(
    'Enhancements that rosters of the scene hand out, by name.',
    shape(
      'An enhancement.',
      {
        table: text('The table that it stands in.'),
        eligible: list('Names or keywords of units that may bear it; any one is enough.', { type: 'string' }),
      },
      ['table'],
    ),
  ),
  rosters: shape('Rosters that stand before the first step, for a scene without `start`. They are checked.', {
    A: ref('roster', 'The roster of A.'),
    B: ref('roster', 'The roster of B.'),
  }),
  start: ref('start'),
};

/** The parts of a scene. */
export const SCENE_PARTS: JsonObject = {
  hands: shape("Objectives by player, as throws: `11`, `'44:3'`, `'66+51'`.", {
    A: list('Of A.', { type: ['integer', 'string'] }),
    B: list('Of B.', { type: ['integer', 'string'] }),
  }),
  chosen: {
    description: 'An option by id or name, or several; or one with what is picked along with it.',
    type: ['string', 'array', 'object'],
    minLength: 1,
    items: { type: 'string' },
    properties: {
      option: { type: 'string', description: 'The option.' },
      roles: map('What is named along with it, by role.', { type: 'string' }),
    },
    required: ['option', 'roles'],
    additionalProperties: false,
  },
  army: {
    description: 'Id of a detachment, or what the roster says besides its units.',
    type: ['string', 'object'],
    minLength: 1,
    properties: ARMY_MEMBERS,
    additionalProperties: false,
  },
  unit: shape('A unit of the scene.', UNIT_MEMBERS, ['name']),
  start: shape(
    'Where the record begins: declared, not played. Left out: there is no battle, and the steps only submit rosters.',
    {
      at: ref('place'),
      first: ref('side', 'Who has the first turn of each battle round; A where it is left out.'),
      cp: ref('both', 'Command points at the start, all gains up to then included; 0 where it is left out.'),
      vp: shape('Victory points so far, by category, as credited.', {
        A: map('Victory points of A by category.', { type: 'integer' }),
        B: map('Victory points of B by category.', { type: 'integer' }),
      }),
      gained: ref('both', 'Gains under the shared cap that were taken in this battle round already.'),
      hand: ref('hands', 'Objectives that players hold.'),
      cards: shape('Cards that players hold, by name or id.', {
        A: list('Those of A.', text('A card.')),
        B: list('Those of B.', text('A card.')),
      }),
      achieved: ref('hands', 'Objectives that players have achieved.'),
      discarded: ref('hands', 'Objectives that players have discarded.'),
      facts: list(
        'Facts written down before the start, oldest first.',
        shape(
          'One fact.',
          {
            fact: text('Id of the kind of fact.'),
            by: ref('side', 'Who wrote it down.'),
            says: ref('json', 'What it says, by field.'),
            at: ref('place', 'Where.'),
          },
          ['fact', 'by', 'says', 'at'],
        ),
      ),
      uses: list(
        'Uses before the start, which count against limits.',
        shape(
          'One use.',
          {
            by: ref('side', 'Who used it.'),
            entry: text('What was used, by id or name.'),
            at: ref('place', 'When; at the start where it is left out.'),
            on: text('On which unit.'),
            roles: map('What it named, by role.', { type: 'string' }),
          },
          ['by', 'entry'],
        ),
      ),
      acts: list(
        'What units did before the start.',
        shape(
          'One act.',
          {
            unit: text('Which unit.'),
            action: text('What it did: the id of an action of the pack, as `advanced`.'),
            at: ref('place', 'When; at the start where it is left out.'),
          },
          ['unit', 'action'],
        ),
      ),
      choices: list(
        'What was decided in the battle before the start.',
        shape(
          'One choice.',
          {
            choice: text('Id of the choice.'),
            by: ref('side', 'Whose it is; left out: that of the match.'),
            option: text('The option, by id or name.'),
            roles: map('Units that it names, by role.', { type: 'string' }),
            at: ref('place', 'When; at the start where it is left out.'),
          },
          ['choice', 'option'],
        ),
      ),
      turnOrders: list(
        'Who had the first turn from earlier battle rounds on.',
        shape(
          'One decision.',
          {
            round: whole('From which battle round on.', 1),
            first: ref('side', 'Who had the first turn.'),
            by: ref('side', 'Who decided that.'),
          },
          ['round', 'first'],
        ),
      ),
      counters: map(
        'What stands on counters, by counter and then by unit, side, or `match`.',
        map('By unit, side, or `match`.', { type: 'integer', minimum: 0 }),
      ),
      orders: list(
        'Orders that still hold at the start.',
        shape(
          'One order.',
          {
            order: text('Which order, by id or name.'),
            from: text('Unit of the officer.'),
            to: text('Unit that received it.'),
            at: ref('place', 'When; at the start where it is left out.'),
          },
          ['order', 'from', 'to'],
        ),
      ),
    },
    ['at'],
  ),
};
