import type { Effect } from './effect.js';
import type { RollDue, RollOutcome } from './entry.js';
import {
  choice,
  flag,
  formed,
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

const role = (what: string): Schema => text(`Role of ${what}.`);
const window = text('Id of the window, as in pack.json.');
const resource = slug('Id of the resource, as under economy/start in pack.json.');

/** What each effect takes besides its name; a member for each one that there is. */
const MEMBERS: {
  readonly [op in Effect['op']]: readonly [
    says: string,
    takes: { readonly [name: string]: Schema },
    mayTake?: { readonly [name: string]: Schema },
  ];
} = {
  gain: ['A gain under the shared cap.', { resource, amount: whole('How many points.', 0) }],
  income: ['Points that come by themselves: no cap.', { resource, amount: whole('How many points.', 0) }],
  'add-copy': [
    'A full-strength copy of a unit joins the army.',
    { of: role('the unit copied'), as: role('the id of the new unit'), location: text('Where it is set up.') },
  ],
  'add-unit': [
    'A new unit joins the army, as the fact that brings it says.',
    { as: role('its id'), name: role('its name'), location: text('Where it is set up.') },
    { keywords: text('Field with its keywords.') },
  ],
  place: [
    'Puts a unit somewhere and records an action of it.',
    { unit: role('the unit'), location: text('Where it is then.'), acts: text('Id of the action recorded.') },
  ],
  'set-down': [
    'A unit stands elsewhere from the beginning: where it was before was never its place.',
    { unit: role('the unit'), at: role('the place, or a word for it; a unit carries it from then on') },
    { places: named('Places by the words for them; other words leave it where it is.', text('The place.')) },
  ],
  status: ['Puts a unit into a state.', { unit: role('the unit'), status: text('Id of the state, as in pack.json.') }],
  test: [
    'Records the result of a test.',
    { unit: role('the unit'), test: text('Id of the test.'), result: choice('How it ended.', ['passed', 'failed']) },
  ],
  act: ['Records an action of a unit.', { unit: role('the unit'), act: text('Id of the action, as in pack.json.') }],
  'grant-order': ['The unit may issue one order outside its allowance this phase.', { unit: role('the unit') }],
  'order-all': [
    'Puts an order on every unit of the army with these keywords.',
    {
      order: role('the order'),
      issuer: role('the issuing unit'),
      keywords: list('Every one of these.', text('A keyword.')),
    },
  ],
  'open-window': [
    'Something is under way from now on.',
    { window, unit: role('the unit that acts') },
    {
      targets: list('Roles of the units that it is about.', role('a unit'), 1),
      facts: named('Figures that belong to it, by name.', ref('figure')),
    },
  ],
  'stage-window': [
    'What is under way reaches a stage.',
    { window, stage: text('The stage.') },
    { unit: role('a unit that takes part; anybody where it is left out') },
  ],
  'close-window': [
    'What is under way is over.',
    { window },
    { unit: role('a unit that takes part; anybody where it is left out') },
  ],
  'check-objectives': ['The objectives that players hold are looked at and scored: once at each turn end.', {}],
  'discard-objective': [
    'An objective that the player holds goes; where the role is not named, one has to be discarded next.',
    { objective: role('the objective') },
  ],
  'replace-card': [
    'The card that causes it leaves the hand of its owner, and another is due in its place.',
    { how: choice('Back to those that may come, or away for good.', ['returned', 'discarded']) },
  ],
  'owe-objectives': ['So many more objectives are due to the player.', { draw: whole('How many.', 1) }],
  'write-fact': [
    'Writes a fact down, where every role is named.',
    { fact: slug('Id of the kind of fact.'), roles: named('Which role stands in which field.', text('A role.')) },
    { says: named('What else it holds, by field.', text('A word.')) },
  ],
  destroy: ['A unit is destroyed.', { unit: role('the unit') }],
  count: [
    'Changes what stands on a counter; never below nothing.',
    {
      counter: text('Id of the counter, as in pack.json.'),
      of: text('Whose count: a role, `own`, `opponent` or `match`.'),
    },
    {
      add: ref('figure'),
      set: ref('figure'),
    },
  ],
  'hand-slot': ['The slot under way goes to a player.', { to: choice('To whom.', ['own', 'opponent']) }],
  'pass-slot': ['The slot under way is over without a unit: the next one is the other player’s.', {}],
  'open-slots': ['The players place in turn what waits to be placed, the one who causes it first.', {}],
  'end-battle': ['The battle ends.', { ending: text('Id of the ending by which it does.') }],
  roll: ['More dice fall due.', { roll: ref('roll') }],
  score: [
    'Victory points for the player who causes it.',
    { category: text('Id of the category, as in pack.json.'), points: ref('figure') },
  ],
  'bar-orders': ['The player may issue no orders for a time.', { until: choice('How long.', ['turn-end']) }],
};

const effectDefinition = (op: string): string => `effect-${op}`;

export const effectDefinitions: { readonly [name: string]: Schema } = {
  effect: union('effect', 'What a use does to the record.', Object.keys(MEMBERS).map(effectDefinition)),
  ...Object.fromEntries(
    Object.entries(MEMBERS).map(([op, [says, takes, mayTake = {}]]) => [
      effectDefinition(op),
      members(says, { op: { const: op, description: says }, ...takes }, mayTake),
    ]),
  ),
  outcome: shape<RollOutcome>(
    'What happens when the sum of the dice lies in this range.',
    { effects: list('What happens.', ref('effect')) },
    {
      from: whole('Lowest total.', 0),
      to: whole('Highest total.', 0),
      when: ref('condition'),
      refuse: members(
        'Dice and declaration cannot stand together: nothing of it is recorded.',
        {
          code: formed('The refusal code.', '^[a-z0-9-]+/[a-z0-9-]+$', 'has to be written like stratagem/wrong-phase'),
          says: text('What is wrong, as one sentence.'),
        },
        {},
      ),
    },
  ),
  roll: shape<RollDue>(
    'Dice that fall due.',
    {
      purpose: slug('What the dice are for; part of the id of the roll.'),
      dice: shape<RollDue['dice']>(
        'Which dice.',
        { count: whole('How many.', 1), sides: whole('Of how many sides.', 2) },
        {
          more: members(
            'More dice that may be thrown.',
            { count: whole('How many more.', 1), when: ref('condition') },
            {},
          ),
        },
      ),
      outcomes: list('What follows from the sum.', ref('outcome')),
      blocks: choice('What has to wait for the dice: nothing, the end of the phase, or everything.', [
        'nothing',
        'phase',
        'all',
      ]),
    },
    {
      atOnce: flag('The dice come with what makes them due, or that is refused.'),
      total: ref('figure'),
      first: flag('Only the first outcome that fits follows.'),
    },
  ),
};
