import type { HandRules, Objective, Surcharge, Tier } from './objective.js';
import { choice, flag, list, members, ref, shape, slug, text, union, whole, type Schema } from './schema-parts.js';

const tier = shape<Tier>(
  'One way to achieve it; the first of the list whose condition holds is the one that counts.',
  { when: ref('condition'), vp: ref('worth') },
  {},
);

const dice = (description: string): Schema =>
  members(description, { count: whole('How many.', 1), sides: whole('Of how many sides.', 2) }, {});

const surcharge = shape<Surcharge>(
  'Points more or less for objectives that fit.',
  {
    when: ref('condition'),
    vp: { type: 'integer', description: 'Points more; less where negative.' },
    source: ref('citation'),
  },
  {},
);

export const objectiveDefinitions: { readonly [name: string]: Schema } = {
  worth: union('worth', 'So many victory points, or dice that fall due.', [
    'worth-dice',
    'figure-number',
    'figure-count',
    'figure-highest',
    'figure-latest',
    'figure-tally',
    'figure-named',
    'figure-sum',
    'figure-minus',
    'figure-times',
    'figure-max',
    'figure-min',
    'figure-when',
  ]),
  'worth-dice': members(
    'Dice that fall due when it is achieved.',
    { dice: dice('Which dice. A D3 may be recorded as a D6, halved.') },
    { plus: whole('Points more.', 0) },
  ),
};

export const OBJECTIVE = shape<Objective>(
  'An objective that players draw, hold and achieve.',
  {
    number: whole('The number that its dice show, digit by digit.', 0),
    type: text('What sort of objective it is.'),
    turns: choice('At the end of whose turns it is looked at, seen from its holder.', ['own', 'either']),
    tiers: list('How it is achieved, best first.', tier),
  },
  {
    tags: list('Further words that rules ask about.', slug('A word.'), 1),
    asBonus: list('How it is achieved when it came along with another; empty: not at all. Left out: as else.', tier),
    die: shape<NonNullable<Objective['die']>>(
      'A die that is thrown when it is drawn; the figure { drawn: die } tells it.',
      { sides: whole('Of how many sides.', 2), says: text('What it is for.') },
      {},
    ),
    bonus: shape<NonNullable<Objective['bonus']>>(
      'It brings another objective along and is achieved only with it.',
      { vp: whole('Points more than the other one.', 0) },
      {},
    ),
  },
);

export const HAND = shape<HandRules>(
  'How players draw and discard objectives while this is in force.',
  {
    kind: slug('Kind of the entries that are drawn.'),
    category: text('Id of the category of the score sheet.'),
    source: ref('citation'),
  },
  {
    step: text('Id of the step at whose beginning they fall due, and which does not end before they are drawn.'),
    due: ref('figure'),
    picks: whole('So many are picked with the choice itself, in the roles card-1, card-2 and so on.', 1),
    dice: dice('Dice whose faces are the digits of the number; left out where cards are drawn, which are named.'),
    excess: ref('figure'),
    discards: shape<NonNullable<HandRules['discards']>>(
      'What the player whose turn it is may discard after the check.',
      { step: text('Id of the step.') },
      {
        times: whole('How many a turn; any number where it is left out.', 1),
        gains: members(
          'What discarding brings, once in a turn.',
          { resource: text('Id of the resource.'), amount: whole('How much.', 1) },
          {},
        ),
      },
    ),
    lapses: flag('Whether the battle goes on though not everything that is due is drawn.'),
    sealed: flag('Whether players draw in secret: what they hold is shown when it is achieved.'),
    keeps: ref('condition'),
    shares: ref('condition'),
    achieved: list('Points more or less for objectives achieved.', surcharge, 1),
    discarded: list('Points more or less for objectives discarded.', surcharge, 1),
  },
);
