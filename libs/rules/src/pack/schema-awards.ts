import type { Award, AwardTime, Card, Dealing, ScoringMoment, ScoringOrder } from './award.js';
import { ANSWER_OPTIONS } from './schema-answers.js';
import { choice, entryId, list, members, named, ref, shape, slug, text, whole, type Schema } from './schema-parts.js';

const source = ref('citation');
const time = shape<AwardTime>(
  'A moment, and in which battle rounds.',
  { moment: text('Id of a moment of pack.json.'), rounds: list('Battle rounds.', whole('A battle round.', 1), 1) },
  {},
);

const award = shape<Award>(
  'One way to score with the card.',
  { id: slug('Id within the card.'), at: list('When it is scored.', time, 1), vp: whole('Points, or points each.', 0) },
  {
    each: members('What is counted.', { says: text('In words.') }, { count: ref('figure'), known: ref('condition') }),
    when: ref('condition'),
    most: whole('Points of one scoring at most.', 0),
    group: slug('Of the awards of a group one is scored at a moment.'),
    addsTo: slug('Id of the award that it is scored together with.'),
    mode: entryId('Id of an option: only for players who chose it.'),
  },
);

/** One of two shapes: `effects` at once, or `by`, `asks` and `options` for whoever answers. */
const WHEN_DRAWN: Schema = {
  ...members(
    'What comes of drawing the card, where `when` may be so: `effects` at once, or a choice for which play waits.',
    {},
    {
      when: ref('condition'),
      effects: list('What happens at once.', ref('effect'), 1),
      by: choice('Who answers, seen from whoever drew it.', ['owner', 'opponent']),
      asks: text('What is asked, in words.'),
      options: ANSWER_OPTIONS,
    },
  ),
  oneOf: [{ required: ['effects'] }, { required: ['by', 'asks', 'options'] }],
};

export const CARD = shape<Card>(
  'A card whose points its owner claims.',
  { category: text('Id of the category of the score sheet.'), awards: list('What it gives.', award, 1) },
  {
    leaves: list('Options under which it leaves once it has scored.', entryId('Id of an option.'), 1),
    caps: list(
      'Points that it gives in the battle at most.',
      members('One cap.', { mode: entryId('Id of an option.'), amount: whole('Points.', 0), source }, {}),
      1,
    ),
    whenDrawn: WHEN_DRAWN,
  },
);

export const MOMENT_OF_SCORING = shape<ScoringMoment>(
  'A moment at which awards are scored, seen from whoever scores.',
  {
    id: slug('Id.'),
    name: text('Name.'),
    step: text('Id of the step.'),
    turn: choice('Whose turn; `either` in steps that are nobody’s.', ['own', 'opponent', 'either']),
    source,
  },
  {
    part: text('Id of the step inside it.'),
    who: choice('Only for the player who has this turn of the round.', ['first', 'second']),
  },
);

export const SCORING_ORDER = shape<ScoringOrder>(
  'The player whose turn it is scores before the other.',
  { steps: list('In these steps.', text('Id of a step.'), 1), source },
  {},
);

export const DEALING = shape<Dealing>(
  'Cards that follow from what both players chose.',
  {
    choice: text('Id of the choice.'),
    cards: named(
      'By the own option.',
      named('By the option of the opponent: id of the card.', entryId('Id of an entry.')),
    ),
    source,
  },
  {},
);
