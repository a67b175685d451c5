import { ROLES, type Json, type JsonObject } from '@adjutant/kernel';
import { DOING } from './scenario.js';

const text = (description: string, more: JsonObject = {}): JsonObject => ({ description, type: 'string', minLength: 1, ...more });
const whole = (description: string, least = 0): JsonObject => ({ description, type: 'integer', minimum: least });
const oneOf = (description: string, ...words: readonly Json[]): JsonObject => ({ description, enum: words });
const list = (description: string, items: Json): JsonObject => ({ description, type: 'array', items });
const map = (description: string, values: Json): JsonObject => ({ description, type: 'object', additionalProperties: values });
const shape = (description: string, properties: JsonObject, required: readonly string[] = []): JsonObject => ({
  description,
  type: 'object',
  properties,
  additionalProperties: false,
  ...(required.length > 0 ? { required } : {}),
});
const ref = (name: string, description?: string): JsonObject => ({ $ref: `#/$defs/${name}`, ...(description === undefined ? {} : { description }) });
const textOrTexts = (description: string): JsonObject => ({ description, type: ['string', 'array'], minLength: 1, items: { type: 'string' } });

const STEP_NUMBER = 'Number of a step of this case, counted from 1.';
const ANSWER = { enum: ['yes', 'no', 'unknown', true, false] } as const;

const citizens: JsonObject = {
  side: oneOf('One of the two seats. A has the first turn unless the scene says otherwise.', 'A', 'B'),
  both: shape('A number for A, for B, or for both; a side that is left out is not looked at.', {
    A: { type: 'integer', description: 'For A.' },
    B: { type: 'integer', description: 'For B.' },
  }),
  place: text('A place in the battle: battle round, whose turn, phase, as `R2.B.Fight`.', { pattern: '^[Rr]\\d+(\\.[ABab])?[.\\-].+$' }),
  answers: map('What is vouched for, by question: `yes`, `no` or `unknown`. The ids of the questions stand in the pack.', ANSWER),
  step: whole(STEP_NUMBER, 1),
  json: { description: 'Any JSON object.', type: 'object' },
};

const people: JsonObject = {
  ability: {
    description: 'An ability: the id or name of an entry of the pack, or one written out for a datasheet that no pack describes.',
    type: ['string', 'object'],
    required: ['name'],
    properties: {
      id: text('Id of the ability; made from its name where it is left out.'),
      name: text('Name by which a use claims it.'),
      claim: ref('claim'),
    },
    additionalProperties: false,
  },
  claim: shape(
    'What the ability lets its player claim when using an entry.',
    {
      zeroCost: { type: 'boolean', description: 'The use is free.' },
      lifts: list('Use limits that are lifted, by period.', { enum: ['activation', 'phase', 'turn', 'battle-round', 'battle'] }),
      names: list('Names or ids of the entries that the ability names; empty: it names none.', { type: 'string' }),
      kinds: list('Kinds of entries that it is about, as `stratagem`.', { type: 'string' }),
      reach: oneOf("`bearer`: the bearer's own unit; `army`: any own unit; `aura`: own units near the bearer, which is attested.", 'bearer', 'army', 'aura'),
      limits: list('How often it can be claimed.', shape('So many times in a period.', { times: whole('How often.', 1), per: { enum: ['activation', 'phase', 'turn', 'battle-round', 'battle'], description: 'In which period.' } }, ['times', 'per'])),
    },
    ['names', 'kinds', 'reach'],
  ),
  orderSheet: {
    description: 'Makes the unit an officer: how many orders it issues in a battle round (a number), or that with the keywords of which a recipient needs one.',
    type: ['integer', 'object'],
    minimum: 0,
    required: ['perRound', 'recipients'],
    properties: { perRound: whole('Orders in each battle round.'), recipients: list('Keywords of recipients; any one is enough.', { type: 'string' }) },
    additionalProperties: false,
  },
};

const unitMembers: JsonObject = {
  name: text('Name of the datasheet, as on the roster.'),
  owner: ref('side', 'Whose unit it is, where its id does not begin with A or B.'),
  keywords: list('Keywords, as INFANTRY.', { type: 'string' }),
  wargear: list('Wargear that rules ask about.', { type: 'string' }),
  models: whole('Number of models.'),
  enhancements: list('Enhancements that it bears, by id or name.', { type: 'string' }),
  abilities: list('Abilities that it has.', ref('ability')),
  orders: ref('orderSheet'),
  leads: text('Id of the unit that this one leads, as an attached unit.'),
  at: text('Where it is: `battlefield` (as usual), `reserves`, or the id of its transport.'),
  states: list('States that it is in, as `battle-shocked`.', { type: 'string' }),
  destroyed: ref('place', 'It has been destroyed, there and then.'),
};

const scene: JsonObject = {
  settings: shape('How strictly the match is played; strict and required where it is left out.', {
    enforcement: oneOf('`strict` refuses what the rules forbid; `advise` records it and flags it.', 'strict', 'advise'),
    attestations: oneOf('`required`: a question that is not answered refuses; `open`: it stays an open question on the line.', 'required', 'open'),
  }),
  armies: shape('What the players field; `core-only` where it is left out.', {
    A: ref('army', 'The army of A.'),
    B: ref('army', 'The army of B.'),
  }),
  units: map('The units at the table, by id. An id begins with the letter of its owner.', ref('unit')),
  start: ref('start'),
};

const scenes: JsonObject = {
  army: {
    description: 'Id of a detachment, or that with faction and points.',
    type: ['string', 'object'],
    minLength: 1,
    required: ['detachment'],
    properties: {
      detachment: text('Id of the detachment.'),
      faction: text('Faction keyword of the army.'),
      points: whole('Points value of the army.'),
    },
    additionalProperties: false,
  },
  unit: shape('A unit of the scene.', unitMembers, ['name']),
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
      uses: list('Uses before the start, which count against limits.', shape('One use.', { by: ref('side', 'Who used it.'), entry: text('What was used, by id or name.'), at: ref('place', 'When; at the start where it is left out.'), on: text('On which unit.') }, ['by', 'entry'])),
      acts: list('What units did before the start.', shape('One act.', { unit: text('Which unit.'), action: text('What it did: the id of an action of the pack, as `advanced`.'), at: ref('place', 'When; at the start where it is left out.') }, ['unit', 'action'])),
      orders: list('Orders that still hold at the start.', shape('One order.', { order: text('Which order, by id or name.'), from: text('Unit of the officer.'), to: text('Unit that received it.'), at: ref('place', 'When; at the start where it is left out.') }, ['order', 'from', 'to'])),
    },
    ['at'],
  ),
};

const using: JsonObject = {
  uses: text('Uses a stratagem or an ability, by id or name.'),
  on: text('The unit it is used on (role `target`).'),
  against: text('The enemy unit it is used against (role `enemy`).'),
  bearer: text('The unit that bears the ability (role `bearer`); with `destroyed`: the unit that destroyed it.'),
  new: text('Id of the new unit that comes of it (role `newUnit`).'),
  order: text('The order that is given with it (role `order`).'),
  reroll: text('The kind of roll that it is used on, as `hit-roll` (role `roll`).'),
  roles: map('Any other roles, by name.', { type: 'string' }),
  claiming: textOrTexts('Abilities that the use claims, by name or id.'),
  answers: ref('answers'),
  vouch: oneOf('`asked` (as usual): questions that `answers` leaves out are answered as presumed. `none`: they stay unanswered.', 'asked', 'none'),
  die: whole('The die of the roll that the use makes due.', 1),
  dice: list('The dice of the roll that the use makes due.', { type: 'integer', minimum: 1 }),
  declared: whole('What the table says it costs; checked against the rules.'),
  override: text('A judge lets it stand although the rules refuse it; this is the reason.'),
  as: oneOf('The role of whoever records it; `scorekeeper` as usual.', ...ROLES.filter((role) => role !== 'system')),
  orders: text('Issues an order, by id or name; say `from` and `to`.'),
  from: text('The officer who issues the order.'),
  to: text('The unit that receives the order.'),
  when: oneOf('Whether the phase is ending when the order is issued.', 'end-of-phase', 'mid-phase'),
};

const facts: JsonObject = {
  advance: text('The battle goes on: `next`, or step by step up to a place as `R2.A.Command`.', { pattern: '^(next|[Rr]\\d+(\\.[ABab])?[.\\-].+)$' }),
  destroyed: text('This unit is destroyed.'),
  returned: shape('A destroyed unit comes back.', { unit: text('Which one.'), as: text('Id that it has from now on.'), location: text('Where it comes back; on the battlefield where it is left out.') }, ['unit', 'as']),
  'battle-shock': { ...map('A Battle-shock test, by unit.', { enum: ['passed', 'failed'] }), minProperties: 1, maxProperties: 1 },
  acts: shape('A unit does something that rules ask about.', { unit: text('Which unit.'), action: text('Id of an action of the pack, as `advanced`.'), targets: list('Units that it picks.', { type: 'string' }) }, ['unit', 'action']),
  gains: shape('Gains command points.', { cp: { type: 'integer', description: 'How many, before any cap.' }, for: text('What for.') }, ['cp', 'for']),
  scores: shape('Scores victory points.', { category: text('Category of the score sheet, as `primary`.'), points: { type: 'integer', description: 'How many, before any cap.' }, for: text('What for.') }, ['category', 'points', 'for']),
  rolls: list('The dice of the open roll.', { type: 'integer', minimum: 1 }),
  answer: shape('Answers an open question of an earlier step.', { step: ref('step'), question: text('Key of the question.'), is: { ...oneOf('The answer.', 'yes', 'no', true, false) } }, ['step', 'question', 'is']),
  contest: shape("The player `by` contests what an earlier step vouched for.", { step: ref('step'), question: text('Key of the question.'), because: text('What they say.') }, ['step', 'question', 'because']),
  roster: shape('Submits a roster for `by`.', { faction: text('Faction keyword of the army.'), detachment: text('Id of the detachment.'), points: whole('Points value.'), units: list('Its units.', ref('rosterUnit')) }, ['faction', 'detachment', 'units']),
};

const rulings: JsonObject = {
  strike: ref('step', 'A judge strikes what this step recorded.'),
  correct: shape('A judge corrects what a step recorded, in one of three ways.', { step: ref('step'), answers: ref('answers', 'Other answers.'), data: ref('json', 'Other members of the event.'), before: ref('step', 'It happened before this step.') }, ['step']),
  rewind: ref('step', 'The match goes back to just after what this step recorded.'),
  because: textOrTexts('With `then: refused`: the code of the refusal, or several of which any will do. With a ruling: the reason for it.'),
  concede: oneOf('The player `by` concedes.', true),
  finish: oneOf('The match ends; this is how.', 'all-rounds-played', 'time', 'judge'),
  confirm: oneOf('The player `by` confirms the result.', true),
  command: shape('Any command as the API takes it.', { type: text('Type of the command.'), data: ref('json', 'Its data.') }, ['type', 'data']),
  dispute: ref('dispute'),
};

const expected: JsonObject = {
  then: oneOf('What comes of it: `accepted` and `recorded` mean the same, of uses and of facts; `recorded` where it is left out.', 'accepted', 'recorded', 'refused', 'already'),
  cp: ref('both', 'Command points after the step.'),
  vp: ref('both', 'Victory points after the step.'),
  lines: list('The ledger lines that the step brings: all of them, in order; members that are left out are not looked at.', ref('ledgerLine')),
  findings: list('Findings that must be among those on the step; members that are left out are not looked at.', ref('finding')),
  open: shape('What is open after the step.', { rolls: list('Purposes of the open rolls: exactly these.', { type: 'string' }), questions: list('Keys of the open questions: exactly these.', { type: 'string' }) }),
  states: map('The states of units after the step, all of them.', list('States.', { type: 'string' })),
  places: map('Where units are after the step: `battlefield`, `destroyed`, …', { type: 'string' }),
  orderedTo: map('The orders that affect units after the step, all of them.', list('Ids of orders.', { type: 'string' })),
  replay: list('With `dispute`: what becomes of the steps, in the order in which the replay tells them.', ref('replayRow')),
};

const checks: JsonObject = {
  ledgerLine: shape('A ledger line; members that are left out are not looked at.', {
    number: whole('Number of the entry.'),
    at: { description: 'Place in the battle, or null.', type: ['object', 'null'] },
    player: ref('side', 'Whose line.'),
    account: text('`cp`, or a category as `vp/primary`.'),
    kind: oneOf('What moved the points.', 'opening', 'income', 'gain', 'spend', 'expiry', 'score'),
    what: text('Id of the rule that it rests on, or the words of whoever recorded it.'),
    declared: { type: 'integer', description: 'What was claimed at the table.' },
    due: { type: 'integer', description: 'What the rules give.' },
    capped: { type: 'integer', description: 'What a cap, or an empty account, kept back.' },
    credited: { type: 'integer', description: 'What moved; spending is negative.' },
    balance: { type: 'integer', description: 'What stood afterwards.' },
  }),
  finding: shape('A finding; members that are left out are not looked at.', {
    rule: text('Id of the rule.'),
    check: text('Name of the predicate, or id of the question.'),
    footing: oneOf('What it rests on: the record, or the word of somebody at the table.', 'record', 'attest'),
    answer: oneOf('What came of it.', 'met', 'unmet', 'unknown'),
    code: text('The code that it refuses with, in full or its last part.'),
    says: text('Its sentence.'),
    facts: ref('json', 'Its facts.'),
    cites: list('What it cites.', { type: 'object' }),
    key: text('Key under which the answer is expected.'),
  }),
  replayRow: shape(
    'What becomes of one step when the record is told again.',
    {
      step: ref('step'),
      verdict: text('`stands`, `falls`, `struck`, `refused`, `now-legal`, `recorded` or `void`; in any case, with spaces or hyphens.'),
      because: textOrTexts('The code that it falls or is refused with, or several of which any will do.'),
      corrected: ref('both', 'Command points after it when what became illegal falls and refused commands stay refused.'),
      're-executed': ref('both', 'Command points after it when refused commands that became legal are carried out as well.'),
    },
    ['step', 'verdict'],
  ),
  dispute: {
    ...shape("A judge's question to the record so far; nothing of it is recorded.", {
      strike: { description: 'What if these steps had not happened?', type: ['integer', 'array'], minimum: 1, items: ref('step') },
      redate: shape(
        'What if a step had come before, or after, another?',
        { step: ref('step'), before: ref('step', 'The step that it is put before.'), after: ref('step', 'The step that it is put after.') },
        ['step'],
      ),
      amend: shape(
        'What if a step had been recorded with other data, such as another unit?',
        { step: ref('step'), data: { description: 'Members of the event to replace.', type: 'object' } },
        ['step', 'data'],
      ),
      answers: {
        description: 'What if a step had been answered differently? Its number, and the answers by question.',
        type: 'object',
        properties: { step: ref('step') },
        required: ['step'],
        additionalProperties: ANSWER,
      },
      release: text('What if the match had been played under this release of the pack?'),
    }),
    minProperties: 1,
  },
};

const step: JsonObject = {
  description: `One step: who does what, and what comes of it. It does exactly one thing: ${DOING.join(', ')}.`,
  type: 'object',
  properties: {
    say: text('The step as a sentence, for readers; with a ruling, its reason.'),
    by: ref('side', 'Who does it.'),
    ...using,
    ...facts,
    ...rulings,
    ...expected,
  },
  additionalProperties: false,
  oneOf: DOING.map((word) => ({ required: [word] })),
};

const steps = { type: 'array', minItems: 1, items: { $ref: '#/$defs/scenarioStep' }, description: 'What happens, one step after the other.' } as const;

/** The shape of a scenario file. Editors complete from it, and `adjutant play` checks with it. */
export const SCENARIO_SCHEMA: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Scenario',
  description: 'A scene of a tabletop match, steps, and what has to come of each. `adjutant play FILE` plays it.',
  type: 'object',
  properties: {
    $schema: text('Where this schema stands, for editors.'),
    scenario: text('What it shows, in a sentence.'),
    pack: text('Id of the rule pack, or `id@release`.', { pattern: '^[^@\\s]+(@[^@\\s]+)?$' }),
    source: textOrTexts('Where the rule stands that it shows.'),
    covers: list('Ids of the entries that it shows.', { type: 'string' }),
    ...scene,
    steps,
    cases: { ...list('Several scenes in one file: each starts afresh, with the scene of the file as its default.', ref('case')), minItems: 1 },
  },
  required: ['scenario', 'pack'],
  anyOf: [{ required: ['steps'] }, { required: ['cases'] }],
  additionalProperties: false,
  $defs: {
    ...citizens,
    ...people,
    ...scenes,
    rosterUnit: shape('A unit of a roster.', { id: text('Its id; made where it is left out.'), count: whole('So many of the same.', 1), ...unitMembers }, ['name']),
    ...checks,
    scenarioStep: step,
    case: shape('One scene of several.', { case: text('What it shows.'), ...scene, steps }, ['case', 'steps']),
  },
};
