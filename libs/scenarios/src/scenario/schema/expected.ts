import type { JsonObject } from '@adjutant/kernel';
import { ANSWER, list, map, oneOf, ref, shape, text, textOrTexts, whole } from './words.js';

const HAND = shape('Numbers of the objectives that players hold, in the order in which they drew them.', {
  A: list('Of A.', { type: ['integer', 'string'] }),
  B: list('Of B.', { type: ['integer', 'string'] }),
});

const SEEN = shape(
  'What one viewer sees; `?` stands for an objective that is sealed.',
  { by: oneOf('Who looks.', 'A', 'B', 'judge', 'spectator'), hand: HAND },
  ['by', 'hand'],
);

/** What a step expects. */
export const EXPECTED: JsonObject = {
  then: oneOf(
    'What comes of it: `accepted` and `recorded` mean the same, of uses and of facts; `recorded` where it is left out.',
    'accepted',
    'recorded',
    'refused',
    'rejected',
    'already',
    'reroll',
  ),
  exactly: textOrTexts(
    'Of a refusal: the codes of all its reasons, and of no others; the one that leads stands first.',
  ),
  cp: ref('both', 'Command points after the step.'),
  vp: ref('both', 'Victory points after the step.'),
  lines: list(
    'The ledger lines that the step brings: all of them, in order; members that are left out are not looked at.',
    ref('ledgerLine'),
  ),
  findings: list(
    'Findings that must be among those on the step; members that are left out are not looked at.',
    ref('finding'),
  ),
  at: ref('place', 'Where the battle is after the step.'),
  open: shape('What is open after the step.', {
    rolls: list('Purposes of the open rolls: exactly these.', { type: 'string' }),
    questions: list('Keys of the open questions: exactly these.', { type: 'string' }),
    answers: list('Ids of the entries whose use waits for an answer: exactly these.', { type: 'string' }),
  }),
  result: shape('How the match stands decided after the step; members that are left out are not looked at.', {
    winner: oneOf('Who has won.', 'A', 'B', 'draw', 'none'),
    ending: text('How it came to its end: `concession`, `time`, or the id of the rule that ended it.'),
    kind: text('What such a win is called, as in `crushing victory`.'),
  }),
  states: map('The states of units after the step, all of them.', list('States.', { type: 'string' })),
  places: map('Where units are after the step: `battlefield`, `destroyed`, …', { type: 'string' }),
  counters: map(
    'What stands on counters after the step, by counter and then by unit or side.',
    map('By unit or side.', { type: 'integer' }),
  ),
  underWay: list('What is under way after the step, as `spell` or `spell: unbound`: exactly these.', {
    type: 'string',
  }),
  orderedTo: map(
    'The orders that affect units after the step, all of them.',
    list('Ids of orders.', { type: 'string' }),
  ),
  hand: HAND,
  seen: {
    description: 'What viewers see of the hands after the step: one of them, or a list.',
    oneOf: [SEEN, { type: 'array', minItems: 1, items: SEEN }],
  },
  derived: map(
    'What the record works out of the fact of this step, by field; the last one, where there are several.',
    {},
  ),
  due: ref('both', 'How many objectives players have to draw after the step.'),
  army: shape('With `roster`: what it adds up to, whether it is accepted or not.', {
    points: whole('Cost of its units.'),
    auxiliary: whole('Units that stand in no group.'),
    unspent: { type: 'integer', description: 'What is left below the limit.' },
  }),
  replay: list(
    'With `dispute`: what becomes of the steps, in the order in which the replay tells them.',
    ref('replayRow'),
  ),
};

const POINTS: JsonObject = {
  type: 'object',
  properties: {
    player: ref('side', 'Whose points.'),
    cp: { type: 'integer', description: 'Command points.' },
    vp: { type: 'integer', description: 'Victory points.' },
    category: text('Of victory points: the category.'),
  },
  required: ['player'],
  additionalProperties: false,
};

/** The parts of what a step expects, and disputes. */
export const EXPECTED_PARTS: JsonObject = {
  ledgerLine: shape('A ledger line; members that are left out are not looked at.', {
    number: whole('Number of the entry.'),
    at: { description: 'Place in the battle, or null.', type: ['object', 'null'] },
    player: ref('side', 'Whose line.'),
    account: text('`cp`, or a category as `vp/primary`.'),
    kind: oneOf('What moved the points.', 'opening', 'income', 'gain', 'spend', 'expiry', 'score', 'adjustment'),
    what: text('Id of the rule that it rests on, or the words of whoever recorded it.'),
    declared: { type: 'integer', description: 'What was claimed at the table.' },
    due: { type: 'integer', description: 'What the rules give.' },
    capped: { type: 'integer', description: 'What a cap, or an empty account, kept back.' },
    credited: { type: 'integer', description: 'What moved; spending is negative.' },
    cut: oneOf('Of points that were kept back: the cap that did it.', 'award', 'card', 'round', 'game', 'total'),
    balance: { type: 'integer', description: 'What stood afterwards.' },
  }),
  finding: shape('A finding; members that are left out are not looked at.', {
    rule: text('Id of the rule.'),
    check: text('Name of the predicate, or id of the question.'),
    footing: oneOf(
      'What it rests on: the record, the word of somebody at the table, or what is presumed since nobody told.',
      'record',
      'attest',
      'presumed',
    ),
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
      verdict: {
        description:
          '`stands`, `falls`, `struck`, `refused`, `now-legal`, `recorded` or `void`, with spaces or hyphens. One word is of the corrected reading.',
        oneOf: [
          { type: 'string', minLength: 1 },
          shape('What becomes of it in each reading.', {
            corrected: text('When what became illegal falls and refused commands stay refused.'),
            're-executed': text('When refused commands that became legal are carried out as well.'),
          }),
        ],
      },
      because: textOrTexts('The code that it falls or is refused with, or several of which any will do.'),
      corrected: ref(
        'both',
        'Command points after it when what became illegal falls and refused commands stay refused.',
      ),
      're-executed': ref(
        'both',
        'Command points after it when refused commands that became legal are carried out as well.',
      ),
    },
    ['step', 'verdict'],
  ),
  dispute: {
    ...shape("A judge's question to the record so far; nothing of it is recorded.", {
      strike: {
        description: 'What if these steps had not happened?',
        type: ['integer', 'array'],
        minimum: 1,
        items: ref('step'),
      },
      redate: shape(
        'What if a step had come before, or after, another?',
        {
          step: ref('step'),
          before: ref('step', 'The step that it is put before.'),
          after: ref('step', 'The step that it is put after.'),
        },
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
  ruling: {
    ...shape('An official rules, and it is recorded; `as` says in which role, a judge as usual.', {
      strike: {
        description: 'These steps are struck.',
        type: ['integer', 'array'],
        minimum: 1,
        items: ref('step'),
      },
      redate: shape(
        'A step came before another.',
        { step: ref('step'), before: ref('step', 'The step that it is put before.') },
        ['step', 'before'],
      ),
      answers: {
        description: 'A step is answered differently: its number, and the answers by question.',
        type: 'object',
        properties: { step: ref('step') },
        required: ['step'],
        additionalProperties: ANSWER,
      },
      adjust: {
        ...POINTS,
        description: 'Points that a player is given, or docked (negative); several in a list.',
        type: ['object', 'array'],
        items: POINTS,
      },
      allow: ref('step', 'This refused step is let stand, at its place.'),
      back: shape(
        'The match goes back to just after a step.',
        {
          to: ref('step'),
          backup: oneOf(
            '`simple`: by the last action. `full`: as far as it takes, by the head judge.',
            'simple',
            'full',
          ),
        },
        ['to', 'backup'],
      ),
    }),
    minProperties: 1,
  },
};
