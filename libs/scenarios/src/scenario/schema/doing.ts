import { ROLES, type JsonObject } from '@adjutant/kernel';
import { ROSTER_MEMBERS } from './roster.js';
import { list, map, oneOf, ref, shape, text, textOrTexts, whole } from './words.js';

const CLAIM_SAID = { ability: text('The ability, by name or id.'), bearer: text('The unit that has it.') };

/** Uses and orders. */
export const USING: JsonObject = {
  chooses: text('Decides a choice of the pack, by id; with `option`, or with `die` or `dice`.'),
  option: text('With `chooses`: the option, by id or name.'),
  uses: text('Uses a stratagem or an ability, by id or name.'),
  on: {
    description: 'The unit it is used on (role `target`), or several (`target`, `second`, `third`).',
    type: ['string', 'array'],
    minLength: 1,
    items: { type: 'string' },
  },
  against: text('The enemy unit it is used against (role `enemy`).'),
  bearer: text('The unit that bears the ability (role `bearer`); with `destroyed`: the unit that destroyed it.'),
  new: text('Id of the new unit that comes of it (role `newUnit`).'),
  order: text('The order that is given with it (role `order`).'),
  reroll: text('The kind of roll that it is used on, as `hit-roll` (role `roll`).'),
  roles: map('Any other roles, by name.', { type: ['string', 'integer'] }),
  claiming: {
    description: 'Abilities that the use claims, by name or id; as `{ ability, bearer }` where several units have it.',
    type: ['string', 'object', 'array'],
    minLength: 1,
    properties: CLAIM_SAID,
    additionalProperties: false,
    items: {
      type: ['string', 'object'],
      properties: CLAIM_SAID,
      additionalProperties: false,
    },
  },
  answers: ref('answers'),
  vouch: oneOf(
    '`asked` (as usual): questions that `answers` leaves out are answered as presumed. `none`: they stay unanswered.',
    'asked',
    'none',
  ),
  die: whole('The die of the roll that the use makes due.', 0),
  dice: list('The dice of the roll that the use makes due.', { type: 'integer', minimum: 0 }),
  more: list('With `die` or `dice`: the dice that these make due in turn.', { type: 'integer', minimum: 0 }),
  declared: whole('What the table says it costs; checked against the rules.'),
  override: text('A judge lets it stand although the rules refuse it; this is the reason.'),
  as: oneOf('The role of whoever records it; `scorekeeper` as usual.', ...ROLES.filter((role) => role !== 'system')),
  orders: text('Issues an order, by id or name; say `from` and `to`.'),
  from: text('The officer who issues the order.'),
  to: text('The unit that receives the order.'),
  when: oneOf('Whether the phase is ending when the order is issued.', 'end-of-phase', 'mid-phase'),
};

const DICE_OF_A_PLAYER: JsonObject = {
  type: ['integer', 'array'],
  minimum: 0,
  items: { type: 'integer', minimum: 0 },
};

/** Games in which the players alternate unit by unit, answers to uses, and the start of the battle. */
export const TURNS: JsonObject = {
  starts: ref('side', 'The battle starts; this side is first.'),
  rolled: shape('With `starts` and `advance`: the dice that fall due with it, by player.', {
    A: { ...DICE_OF_A_PLAYER, description: 'Dice of A.' },
    B: { ...DICE_OF_A_PLAYER, description: 'Dice of B.' },
  }),
  thrown: whole('Sides of the dice that were thrown, where they stand for others: 6 where a D6 stands for a D3.', 2),
  activates: text('This unit is named for the slot under way.'),
  ends: oneOf('The activation under way ends.', 'activation'),
  deploys: text('This unit is put on the table, in its player’s turn to place one.'),
  replies: text('`by` answers the use that waits for it: id of an option; with `roles` where the option names units.'),
  looks: oneOf('Nothing happens; only what stands is looked at.', true),
};
const dice = (what: string): JsonObject => ({
  description: `${what}: its value, or values by objective where several are due.`,
  type: ['integer', 'object'],
  additionalProperties: { type: 'integer' },
});

/** What happens at the table. */
export const FACTS: JsonObject = {
  first: ref('side', 'The player `by` decides that this one has the first turn of the battle round.'),
  advance: text('The battle goes on: `next`, or step by step up to a place as `R2.A.Command`.', {
    pattern: '^(next|end|[Rr]\\d+(\\.[ABab])?[.\\-].+)$',
  }),
  destroyed: textOrTexts('This unit is destroyed; several at the same moment as a list.'),
  facts: {
    ...map('Writes facts down, by kind: `{ kind: { field: value } }`, several of a kind as a list of these.', {
      type: ['object', 'array'],
    }),
    minProperties: 1,
  },
  draws: {
    description:
      "Dice thrown for objectives: `42`, `'4,2'` or `[4, 2]`; `'44:3'` with its die, `'66+51'` with what it brings along; several in a list.",
    type: ['integer', 'string', 'array'],
    items: { type: ['integer', 'string', 'array'] },
  },
  bonus: {
    description: 'With `draws`: dice for what the objective brings along.',
    type: ['integer', 'string', 'array'],
  },
  cards: textOrTexts('Cards that `by` has drawn, by id or name.'),
  claims: text('Scores a card: its awards, as `vow/a x2 + vow/b`; the card by its id, or by the last word of it.'),
  discards: {
    description: 'Discards an objective, by number or name; with `turn-end`: after the check.',
    type: ['integer', 'string'],
  },
  d3: dice('A D3 that is due'),
  d6: dice('A D6 thrown for a D3 that is due'),
  'turn-end': map(
    'The battle goes on to the end of the turn, and what is so there is written down; what is not said is as presumed.',
    { description: 'A field of the fact that every turn ends with.' },
  ),
  quiet: text('Turns in which nothing happens, up to this place.', { pattern: '^[Rr]\\d+' }),
  drawing: map('With `quiet`: what is drawn on the way, by round and side: `{ R1.A: [11, 12], R1.B: 13 }`.', {
    type: ['integer', 'string', 'array'],
  }),
  lengths: {
    description: 'With `quiet`: other dice that fall due on the way, in order.',
    type: ['integer', 'array'],
    items: { type: 'integer' },
  },
  returned: shape(
    'A destroyed unit comes back.',
    {
      unit: text('Which one.'),
      as: text('Id that it has from now on.'),
      location: text('Where it comes back; on the battlefield where it is left out.'),
    },
    ['unit', 'as'],
  ),
  'battle-shock': {
    ...map('A Battle-shock test, by unit.', { enum: ['passed', 'failed'] }),
    minProperties: 1,
    maxProperties: 1,
  },
  acts: shape(
    'A unit does something that rules ask about.',
    {
      unit: text('Which unit.'),
      action: text('Id of an action of the pack, as `advanced`.'),
      targets: list('Units that it picks.', { type: 'string' }),
      place: text('What it is done at: a marker, or a piece of terrain.'),
      dice: list('Dice that were thrown for it.', { type: 'integer', minimum: 0 }),
    },
    ['unit', 'action'],
  ),
  gains: shape(
    'Gains command points.',
    { cp: { type: 'integer', description: 'How many, before any cap.' }, for: text('What for.') },
    ['cp', 'for'],
  ),
  scores: shape(
    'Scores victory points.',
    {
      category: text('Category of the score sheet, as `primary`.'),
      points: { type: 'integer', description: 'How many, before any cap.' },
      for: text('What for.'),
    },
    ['category', 'points', 'for'],
  ),
  tells: list('What no pack lists, as players tell it: `use` or `score`, as in a book.', { type: 'object' }),
  rolls: list('The dice of the open roll.', { type: 'integer', minimum: 0 }),
  of: text('With `rolls`: which open roll, where there are several: its purpose, or `purpose@bearer`.'),
  answer: shape(
    'Answers an open question of an earlier step.',
    {
      step: ref('step'),
      question: text('Key of the question.'),
      is: { ...oneOf('The answer.', 'yes', 'no', true, false) },
    },
    ['step', 'question', 'is'],
  ),
  contest: shape(
    'The player `by` contests what an earlier step vouched for.',
    { step: ref('step'), question: text('Key of the question.'), because: text('What they say.') },
    ['step', 'question', 'because'],
  ),
  roster: shape('Submits a roster for `by`.', ROSTER_MEMBERS),
};

/** What is ruled, how the match ends, and questions to the record. */
export const RULINGS: JsonObject = {
  strike: ref('step', 'A judge strikes what this step recorded.'),
  correct: shape(
    'A judge corrects what a step recorded, in one of these ways.',
    {
      step: ref('step'),
      answers: ref('answers', 'Other answers.'),
      data: ref('json', 'Other members of the event.'),
      says: ref('json', 'Of a fact: what these fields say instead; the others stay.'),
      before: ref('step', 'It happened before this step.'),
      die: whole('The die that came with it showed this.', 1),
    },
    ['step'],
  ),
  rewind: ref('step', 'The match goes back to just after what this step recorded.'),
  because: textOrTexts(
    'With `then: refused`: the code of the refusal, or several of which any will do. With a ruling: the reason for it.',
  ),
  concede: oneOf('The player `by` concedes.', true),
  finish: oneOf('The match ends; this is how.', 'all-rounds-played', 'time', 'judge'),
  confirm: oneOf('The player `by` confirms the result.', true),
  command: shape(
    'Any command as the API takes it.',
    { type: text('Type of the command.'), data: ref('json', 'Its data.') },
    ['type', 'data'],
  ),
  dispute: ref('dispute'),
  rules: ref('ruling'),
  reverses: ref('step', 'The ruling of this step is reversed.'),
};
