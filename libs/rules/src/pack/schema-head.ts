import type { Sequence, Step } from '../clock/sequence.js';
import type { Action, Amount, Economy, Expiry, GainCap, GeneralRule, Income, Moment, OrderRules, PackHead, ScoreCategory, ScoreSheet, Status } from './pack.js';
import { conditionDefinitions } from './schema-conditions.js';
import { LIMIT } from './schema-grants.js';
import { choice, flag, list, members, named, ref, shape, slug, summary, text, union, whole, type Schema } from './schema-parts.js';

const phase = text('Id of the step.');
const source = ref('citation');
const steps = (description: string, atLeast: number): Schema => list(description, ref('step'), atLeast);

const sequence = shape<Sequence>(
  'The turn order.',
  {
    rounds: whole('Battle rounds at most.', 1),
    turn: steps("Steps of each player's turn, in order.", 1),
    advancedBy: choice('Who may declare that a step is over.', ['anyone', 'active-player']),
  },
  { roundStart: steps('Steps before the first turn of a round.', 0), roundEnd: steps('Steps after the last turn of a round.', 0) },
);

type PerThousand = Exclude<Amount, number>;

const resource = slug('Id of the resource.');
const moment = ref('moment');

const economy = shape<Economy>(
  'Which points there are, when they come and when they go.',
  {
    start: named('Resources by id, with what each player starts with.', whole('How many points.', 0)),
    income: list('Points that come by themselves.', ref('income')),
    unnamedZeroCost: members(
      'An ability that makes a use free without naming it.',
      { reduceBy: { type: ['integer', 'null'], minimum: 0, description: 'Takes this much off; null: makes it free.' }, source },
      {},
    ),
    liftsOnlyNamed: members(
      'Lifting the use limit of an entry that an ability does not name.',
      { value: flag('Whether that is barred.'), source },
      {},
    ),
  },
  {
    expiry: list('Points that are lost.', shape<Expiry>('What is left is lost.', { resource, moment, source }, {})),
    gainCaps: list(
      'Caps on all gains besides the income.',
      shape<GainCap>(
        'One cap.',
        { resource, per: choice('Counted within.', ['battle-round', 'battle']), amount: whole('Points at most.', 0), source },
        {},
      ),
    ),
  },
);

const score = shape<ScoreSheet>(
  'The score sheet.',
  {
    categories: list(
      'Categories of victory points.',
      shape<ScoreCategory>('One category.', { id: slug('Id.'), name: text('Name.'), cap: whole('Points at most.', 0) }, {}),
    ),
    source,
  },
  { cap: whole('Points at most in all.', 0) },
);

const status = shape<Status>(
  'A state that a unit can be in.',
  {
    id: slug('Id.'),
    name: text('Name.'),
    ends: members('When it ends.', { phase, turnOf: choice('In whose turn.', ['owner']) }, {}),
    source,
  },
  { endsOrders: flag('Whether it ends the orders on the unit.') },
);

const action = shape<Action>(
  'Something that a unit can be recorded to have done.',
  { id: slug('Id.'), name: text('What it did, in words.') },
  { selects: choice('The activity that it starts.', ['move', 'shoot', 'fight', 'charge']), places: text('Where the unit is then.') },
);

export const headDefinitions: { readonly [name: string]: Schema } = {
  ...conditionDefinitions,
  step: shape<Step>(
    'One step.',
    { id: slug('Id.'), name: text('Name.') },
    { phase: flag('Whether it is a phase; steps such as the start of a turn are not.') },
  ),
  moment: shape<Moment>(
    'A moment that rules hang on.',
    { at: choice('Which one.', ['battle-start', 'round-start', 'turn-start', 'phase-start', 'phase-end', 'turn-end', 'round-end']) },
    { phase: text('For the two phase moments: id of the step; left out: any.') },
  ),
  amount: union('amount', 'A number, or so many per thousand points of the army.', ['amount-fixed', 'amount-by-points']),
  'amount-fixed': whole('How many points.', 0),
  'amount-by-points': shape<PerThousand>(
    'So many per thousand points of the army.',
    {
      perThousandPoints: { type: 'number', minimum: 0, description: 'Points for each thousand.' },
      round: choice('Which way fractions go.', ['up', 'down']),
    },
    { times: members('Times a die.', { sides: whole('Sides of the die.', 2) }, {}) },
  ),
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

export const head = shape<PackHead>(
  'A rule pack: what is the same in all its entries.',
  {
    id: slug('Id; the folder is named after it.'),
    name: text('Name of the game and edition.'),
    stage: choice('How far it has come. Releases of a draft may still change.', ['draft', 'playtest', 'tournament']),
    documents: named('Documents that are cited, by id.', members('A document.', { title: text('Title.') }, { note: text('Remark.') })),
    sequence,
    economy,
    score,
    statuses: list('States that units can be in.', status),
    actions: list('What units can be recorded to have done.', action),
  },
  {
    orders: shape<OrderRules>(
      'How orders work.',
      {
        ends: members('When they end.', { phase, turnOf: choice('In whose turn.', ['issuer']) }, {}),
        normalPhase: text('Id of the step in which orders are issued as a rule.'),
        source,
      },
      {},
    ),
  },
);

export const rule = shape<GeneralRule>(
  'A rule that stands behind every entry of some kinds.',
  {
    id: slug('Id; the file is named after it.'),
    name: text('Name.'),
    kinds: list('Kinds of entries that it is about.', slug('A kind.'), 1),
    summary: summary('The rule in our own words, 25 at most.'),
    source,
  },
  { limits: list('Added to the limits of each entry.', LIMIT), conditions: ref('condition') },
);
