import { PERIODS } from './entry.js';
import type { Part, Sequence, Slots, Step } from '../clock/sequence.js';
import type {
  Action,
  CitedDocument,
  Counter,
  GeneralRule,
  Loss,
  OrderRules,
  PackHead,
  RoundCap,
  ScoreCategory,
  ScoreSheet,
  StartRules,
  Status,
  StatusEnd,
  Window,
} from './pack.js';
import { DEALING, MOMENT_OF_SCORING, SCORING_ORDER } from './schema-awards.js';
import { conditionDefinitions } from './schema-conditions.js';
import { economy, economyDefinitions } from './schema-economy.js';
import { CONCESSION, endingDefinitions } from './schema-ending.js';
import { LIMIT, MARKERS } from './schema-grants.js';
import { PLACES } from './schema-places.js';
import { TIMING } from './schema-timing.js';
import {
  choice,
  entryId,
  flag,
  formed,
  list,
  members,
  named,
  ref,
  shape,
  slug,
  summary,
  text,
  whole,
  type Schema,
} from './schema-parts.js';

const phase = text('Id of the step.');
const source = ref('citation');
const steps = (description: string, atLeast: number): Schema => list(description, ref('step'), atLeast);

const slots = shape<Slots>(
  'The players take turns of one unit each within the step.',
  {
    of: choice('Whether each unit acts in its slot, or is put on the table.', ['activation', 'placement']),
    from: list(
      'Where units stand that may take a slot.',
      members('A place.', { location: text('The place.') }, { fromRound: whole('Not before this round.', 1) }),
      1,
    ),
  },
  {},
);

const sequence = shape<Sequence>(
  'The turn order.',
  {
    rounds: whole('Battle rounds at most.', 1),
    turn: steps("Steps of each player's turn, in order; none where the players alternate unit by unit.", 0),
    advancedBy: choice('Who may declare that a step is over.', ['anyone', 'active-player']),
  },
  {
    setUp: steps('Steps before the first round, as round 0.', 0),
    order: choice('Whether the first turn is decided anew in each battle round.', ['fixed', 'each-round']),
    roundStart: steps('Steps before the first turn of a round.', 0),
    roundEnd: steps('Steps after the last turn of a round.', 0),
    battleEnd: steps('Steps after the last round: they belong to the battle, and to no round.', 0),
  },
);

const score = shape<ScoreSheet>(
  'The score sheet.',
  {
    categories: list(
      'Categories of victory points.',
      shape<ScoreCategory>(
        'One category.',
        { id: slug('Id.'), name: text('Name.') },
        {
          cap: whole('Points at most; as many as there are where it is left out.', 0),
          caps: list(
            'Points at most in less than the whole battle. What goes beyond is lost.',
            shape<RoundCap>(
              'One cap.',
              {
                per: choice('Counted within.', ['battle-round']),
                amount: whole('Points at most.', 0),
                source,
              },
              { exempt: list('Ids of steps in which it does not count.', text('Id of a step.'), 1) },
            ),
            1,
          ),
          derived: flag('What is recorded gives these points: nobody but a judge writes them down by hand.'),
          amounts: list(
            'Written down by hand, it is one of these, but for a judge; any number where it is left out.',
            whole('So many points.', 0),
            1,
          ),
        },
      ),
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
    ends: shape<StatusEnd>(
      'When it ends.',
      { phase, turnOf: choice('In whose turn.', ['owner', 'opponent']) },
      { passed: text('Id of a test: it ends only where the unit passes it in that step.') },
    ),
    source,
  },
  { endsOrders: flag('Whether it ends the orders on the unit.') },
);

const action = shape<Action>(
  'Something that a unit can be recorded to have done.',
  { id: slug('Id.'), name: text('What it did, in words.') },
  {
    selects: choice('The activity that it starts.', ['move', 'shoot', 'fight', 'charge']),
    places: text('Where the unit is then.'),
    place: choice('What it is done at: a marker, or something that has a name.', ['marker', 'words']),
    cards: list('Only by units of a player who has one of these cards.', text('Id of an entry.'), 1),
    boards: flag('Whether the first target carries the unit from then on.'),
    conditions: ref('condition'),
    binds: text('Where the unit is put when the first of the targets is destroyed.'),
    opens: text('Id of the window that it opens, with the unit as its actor.'),
    in: text('Id of the window that it is part of.'),
    stage: text('Stage that this window reaches with it.'),
    closes: text('Id of the window that it closes.'),
    dice: shape<NonNullable<Action['dice']>>(
      'Dice that may be recorded with it.',
      { sides: whole('Of how many sides.', 2) },
      { count: whole('How many; any number where it is left out.', 1) },
    ),
  },
);

const window = shape<Window>(
  'Something that is under way for a while, and that rules react to.',
  { id: slug('Id.'), name: text('What it is, in words.') },
  {
    stages: list('What it passes through, in order.', slug('A stage.')),
    lasts: choice('With what it ends by itself; with the activation (or the phase) where it is left out.', [
      ...PERIODS,
    ]),
  },
);

const counter = shape<Counter>(
  'Something that is counted.',
  {
    id: slug('Id.'),
    name: text('What is counted, in words.'),
    of: choice('For whom.', ['unit', 'player', 'match']),
    source,
  },
  { resets: list('When it goes back to nothing.', ref('moment')) },
);

export const headDefinitions: { readonly [name: string]: Schema } = {
  ...conditionDefinitions,
  step: shape<Step>(
    'One step.',
    { id: slug('Id.'), name: text('Name.') },
    {
      phase: flag('Whether it is a phase; steps such as the start of a turn are not.'),
      slots,
      steps: list(
        'Steps inside it, after its opening one; a press that names no place passes those that do not stop it.',
        shape<Part>(
          'A step inside a phase.',
          { id: slug('Id; no other step has it.'), name: text('Name.') },
          {
            over: flag('Whether the phase is over then: nothing may be done in it any more.'),
            stops: flag('Whether a press that names no place stops here on its way.'),
            usual: flag('Whether it is what people mean who write down the name of the whole step.'),
          },
        ),
        1,
      ),
    },
  ),
  ...economyDefinitions,
  ...endingDefinitions,
};

export const head = shape<PackHead>(
  'A rule pack: what is the same in all its entries.',
  {
    id: slug('Id; the folder is named after it.'),
    name: text('Name of the game and edition.'),
    stage: choice('How far it has come. Releases of a draft may still change.', ['draft', 'playtest', 'tournament']),
    documents: named(
      'Documents that are cited, by id.',
      shape<CitedDocument>(
        'A document.',
        { title: text('Title.') },
        {
          note: text('Remark.'),
          credit: text('Whom its licence wants to be named.'),
          licence: members(
            'Under which it may be used.',
            {
              name: text('As it is called.'),
              url: formed('Where it stands.', '^https://', 'has to begin with https://'),
            },
            {},
          ),
          changed: text('What was changed in what was taken over.'),
        },
      ),
    ),
    sequence,
    economy,
    score,
    statuses: list('States that units can be in.', status),
    actions: list('What units can be recorded to have done.', action),
  },
  {
    used: list(
      'Kinds of entries that players use, besides stratagems, orders, abilities and enhancements.',
      slug('A kind.'),
      1,
    ),
    windows: list('What can be under way, for rules to react to.', window),
    counters: list('What is counted.', counter),
    endings: list('Ways in which a battle ends by itself, in the order in which they are looked at.', ref('ending')),
    concession: CONCESSION,
    moments: list('When awards of cards are scored.', MOMENT_OF_SCORING, 1),
    dealt: list('Cards that follow from what both players chose.', DEALING, 1),
    scoringOrder: SCORING_ORDER,
    markers: MARKERS,
    allThatLead: members(
      'Units of a roster that lead the same one.',
      {
        value: flag('Whether all of them form one attached unit with it; left out: it and the last of them do.'),
        source,
      },
      {},
    ),
    places: PLACES,
    losses: list(
      'Units that are lost at a moment.',
      shape<Loss>(
        'All units for which the condition holds, in which $unit is the unit.',
        { id: slug('Id.'), moment: ref('moment'), units: ref('condition'), source },
        { round: whole('Only in this battle round.', 1) },
      ),
    ),
    start: shape<StartRules>(
      'What has to hold when the battle starts, seen from the player who takes the first turn.',
      { conditions: ref('condition') },
      {},
    ),
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
  'A rule that stands behind entries, or one on what units do.',
  {
    id: slug('Id; the file is named after it.'),
    name: text('Name.'),
    summary: summary('The rule in our own words, 25 at most.'),
    source,
  },
  {
    kinds: list('Kinds of entries that it is about.', slug('A kind.'), 1),
    entries: list('Entries that it is about.', entryId('Id of an entry.'), 1),
    acts: list(
      'What units do that it is about: actions of pack.json, and battle-shock for the test.',
      slug('Id of an action.'),
      1,
    ),
    facts: list('Kinds of facts that it is about: its conditions are added to theirs.', slug('Id of a kind.'), 1),
    timing: TIMING,
    limits: list(
      'Added to the limits of each entry; of what units do, what the rule speaks of counts together.',
      LIMIT,
    ),
    conditions: ref('condition'),
  },
);
