import type { Amount, Economy, Expiry, GainCap, Income, Moment } from './pack.js';
import {
  choice,
  flag,
  list,
  members,
  named,
  ref,
  shape,
  slug,
  text,
  union,
  whole,
  type Schema,
} from './schema-parts.js';

const source = ref('citation');
type PerThousand = Exclude<Amount, number>;

const resource = slug('Id of the resource.');
const moment = ref('moment');

export const economy = shape<Economy>(
  'Which points there are, when they come and when they go.',
  {
    start: named('Resources by id, with what each player starts with.', whole('How many points.', 0)),
    income: list('Points that come by themselves.', ref('income')),
    unnamedZeroCost: members(
      'An ability that makes a use free without naming it.',
      {
        reduceBy: { type: ['integer', 'null'], minimum: 0, description: 'Takes this much off; null: makes it free.' },
        source,
      },
      {},
    ),
    liftsOnlyNamed: members(
      'Lifting the use limit of an entry that an ability does not name.',
      { value: flag('Whether that is barred.'), source },
      {},
    ),
  },
  {
    opens: choice('When accounts open, so that points come and go and entries are used; left out: with the battle.', [
      'before-battle',
    ]),
    expiry: list('Points that are lost.', ref('expiry')),
    gainCaps: list(
      'Caps on all gains besides the income.',
      shape<GainCap>(
        'One cap.',
        {
          resource,
          per: choice('Counted within.', ['battle-round', 'battle']),
          amount: whole('Points at most.', 0),
          source,
        },
        {},
      ),
    ),
    priceBound: members(
      'How much all changes of a price together add at most; what names the use as free is none of them.',
      { add: whole('Points at most.', 0), source },
      {},
    ),
    unpaid: members(
      'Where this holds, a use whose price rose beyond what its player has is not paid, does nothing, and counts.',
      { when: ref('condition'), source },
      { kept: flag('Whether the record keeps of the use that nothing comes of it, so that rules can leave it out.') },
    ),
  },
);

export const economyDefinitions: { readonly [name: string]: Schema } = {
  moment: shape<Moment>(
    'A moment that rules hang on.',
    {
      at: choice('Which one.', [
        'battle-start',
        'round-start',
        'turn-start',
        'phase-start',
        'part-start',
        'phase-end',
        'turn-end',
        'round-end',
      ]),
    },
    {
      phase: text('For the two phase moments: id of the step; for `part-start`: of the step inside it. Left out: any.'),
    },
  ),
  amount: union('amount', 'A number, or so many per thousand points of the army.', [
    'amount-fixed',
    'amount-by-points',
  ]),
  'amount-fixed': whole('How many points.', 0),
  'amount-by-points': shape<PerThousand>(
    'So many per thousand points of the army.',
    {
      perThousandPoints: { type: 'number', minimum: 0, description: 'Points for each thousand.' },
      round: choice('Which way fractions go.', ['up', 'down']),
    },
    {
      times: members(
        'Times a die.',
        { sides: whole('Sides of the die.', 2) },
        { atOnce: flag('The step that makes the die due brings it, or is refused.') },
      ),
      fullThousands: flag('Whether points short of a full thousand count for nothing.'),
      roundFirst: flag('Whether the amount is rounded before it is multiplied with the die as well.'),
    },
  ),
  expiry: shape<Expiry>('What is left of a resource is lost.', { resource, moment, source }, {}),
  income: shape<Income>(
    'Points that come by themselves.',
    {
      id: slug('Id.'),
      resource,
      moment,
      to: choice('Who gets them.', ['both', 'active-player']),
      amount: ref('amount'),
      source,
    },
    { when: ref('condition') },
  ),
};
