import { PERIODS } from './entry.js';
import { choice, flag, list, members, named, ref, slug, text, union, whole, type Schema } from './schema-parts.js';

const figure = ref('figure');
const of = choice('Whose, seen from the player who asks; own where it is left out.', ['own', 'opponent', 'both']);
const where = ref('condition');
const within = choice('Counted within this period; the battle where it is left out.', PERIODS);
const steps = list('Only what happened in these steps.', text('Id of the step.'), 1);
const first = flag('Only those of the first moment of the battle at which anything was destroyed.');
const field = text('Which field of the fact.');
const at = ref('key');
const is: Schema = {
  type: ['string', 'number', 'boolean'],
  description: 'The value; own and opponent are sides seen from the player.',
};
const fields = named('For facts: what these fields have to hold.', ref('field-match'));
const by = choice('For facts: who wrote them down.', ['own', 'opponent', 'both']);
const since = slug('For facts: only those after the latest of this kind.');
const lifted = members(
  'For facts: without those after which one of these kinds holds the same in this field.',
  { fact: list('Ids of kinds.', slug('Id of a kind of fact.'), 1), same: text('The field.') },
  {},
);
const unspent = members(
  'For units destroyed: only those that a unit destroyed, or nobody is told to have, and that no fact has used up. A fact uses up what its unit had destroyed until then, else one of nobody.',
  { unit: text('Role of the unit.'), fact: slug('Id of the kind of fact.'), field: text('Its field for the unit.') },
  {},
);
const turnsAgo = whole('In the latest of the turn so many turns before this one.', 0);
const several = (description: string): Schema => list(description, figure, 1);
const two = (description: string): Schema => ({ ...list(description, figure, 2), maxItems: 2 });

/** The forms of a figure. Each is told by the member that it has to have, which stands first. */
const FORMS: { readonly [name: string]: Schema } = {
  'figure-count': members(
    'How many: facts of a kind, units, units destroyed (seen from their owner), uses, objectives held, achieved or discarded. In `where`, $unit is the unit and $by its destroyer.',
    { count: choice('What is counted.', ['facts', 'units', 'destroyed', 'uses', 'held', 'achieved', 'discarded']) },
    {
      of,
      where,
      within,
      steps,
      first,
      fact: slug('For facts: id of the kind.'),
      fields,
      by,
      since,
      lifted,
      unspent,
      entry: text('For uses: id of the entry.'),
      turnsAgo: whole('For facts and units destroyed: only those of the turn so many turns before this one.', 0),
    },
  ),
  'figure-highest': members(
    'The highest number of a datasheet among units; 0 where there are none.',
    {
      highest: text('Which number, as wounds.'),
      among: choice('Among which units.', ['units', 'destroyed']),
    },
    { of, where, within, steps, first },
  ),
  'figure-total': members(
    'What a field of some facts comes to, all together.',
    { total: slug('Id of the kind of fact.'), field },
    { fields, where, by, since, lifted, within, turnsAgo },
  ),
  'figure-field': members('A number in the fact that is being written down.', { field }, { at }),
  'figure-latest': members(
    'A number in the latest fact of a kind.',
    { latest: slug('Id of the kind of fact.'), field },
    { at, within, ago: whole('How many facts before the latest.', 0), turnsAgo, otherwise: figure },
  ),
  'figure-tally': members(
    'How many values of a field are this one, in the latest fact of a kind.',
    { tally: slug('Id of the kind of fact.'), field, is },
    { within, ago: whole('How many facts before the latest.', 0), turnsAgo },
  ),
  'figure-run': members(
    'How many facts of a kind in a row, counted back from the latest, say this.',
    { run: slug('Id of the kind of fact.'), field, is },
    {
      at,
      since: choice('Only those since the objective was drawn.', ['drawn']),
      per: choice('Turns in a row, back from this one.', ['turn']),
    },
  ),
  'figure-balance': members('Points left of a resource.', { balance: slug('Id of the resource.') }, { of }),
  'figure-score': members('Victory points.', { score: text('Id of a category, or all.') }, { of }),
  'figure-clock': members('Where the battle is.', { clock: choice('What of it.', ['round']) }, {}),
  'figure-army': members(
    'Of the army.',
    { army: choice('What of it.', ['points', 'limit', 'auxiliary', 'reserved']) },
    { of },
  ),
  'figure-trait': members(
    'A number of the datasheet of a unit.',
    { trait: text('Which number, as wounds.'), unit: text('Role of the unit.') },
    { whole: flag('Of all parts of an attached unit together.') },
  ),
  'figure-counter': members(
    'What stands on a counter.',
    { counter: text('Id of the counter.'), of: text('Whose count: a role, own, opponent or match.') },
    {},
  ),
  'figure-proportion': members(
    'How many models of a unit a keyword allows, as one in ten.',
    { proportion: text('The keyword.'), unit: text('Role of the unit.') },
    {},
  ),
  'figure-role': members('A number that the use named.', { named: text('Role of the number.') }, {}),
  'figure-printed': members(
    'A number printed on an ability that the roster writes out.',
    { printed: text('Which number, as value.'), on: text('Role of the ability.') },
    {},
  ),
  'figure-window': members(
    'A figure of what is under way.',
    { window: text('Id of the window.'), reads: text('Which figure of it.') },
    { unit: text('Role of a unit that takes part in it; the newest window where it is left out.') },
  ),
  'figure-roll': members(
    'Of the roll that this follows from.',
    {
      roll: choice('Its total, the sum of its dice, or how many dice show from so much to so much.', [
        'total',
        'sum',
        'dice',
      ]),
    },
    {
      from: whole('For dice: what one has to show at least.', 1),
      to: whole('For dice: what one may show at most.', 1),
    },
  ),
  'figure-taken': members(
    'How many markers the player has in the latest facts, and had not before the turn, or in its first step.',
    {
      taken: slug('Id of the kind of fact that says who has a marker.'),
      marker: text('Its field for the marker.'),
      holder: text('Its field for the side that has it.'),
    },
    {
      from: choice('Only those that this side had before.', ['opponent']),
      opening: list(
        'Steps in which what is said of a marker for the first time was so when the turn began.',
        text('Id of the step.'),
        1,
      ),
      where,
    },
  ),
  'figure-named': members('A figure of figures.json.', { figure: slug('Id of the figure.') }, {}),
  'figure-drawn': members('What was thrown for the objective.', { drawn: choice('The die of it.', ['die']) }, {}),
  'figure-opponent': members('A figure seen from the other player.', { opponent: figure }, {}),
  'figure-sum': members('All of these together.', { sum: several('What is added.') }, {}),
  'figure-minus': members('The first less the second.', { minus: two('Two figures.') }, {}),
  'figure-times': members('These multiplied.', { times: several('What is multiplied.') }, {}),
  'figure-divide': members(
    'The first divided by the second.',
    { divide: two('Two figures.'), round: choice('Which way fractions go.', ['up', 'down']) },
    {},
  ),
  'figure-max': members('The greatest of these.', { max: several('Figures.') }, {}),
  'figure-min': members('The least of these.', { min: several('Figures.') }, {}),
  'figure-when': members('One figure or another.', { when: where, then: figure, else: figure }, {}),
};

export const figureDefinitions: { readonly [name: string]: Schema } = {
  figure: union('figure', 'A whole number worked out from the record, seen from one player.', [
    'figure-number',
    ...Object.keys(FORMS),
  ]),
  'figure-number': { type: 'integer', description: 'This number.' },
  ...FORMS,
  key: union('key', 'For which side or marker: own, opponent, its name, or a figure that gives it.', [
    'key-word',
    'figure-number',
    ...Object.keys(FORMS),
  ]),
  'field-match': {
    title: 'value',
    description: 'A value, or the same as in the fact that is being written down.',
    oneOf: [ref('match-value'), ref('match-same')],
  },
  'match-value': is,
  'match-same': members('What the fact that is being written down holds in a field.', { same: field }, {}),
  'key-word': text('own, opponent, a side, or the name of a marker.'),
};

/** What a named figure is. */
export const namedFigure = (): Schema =>
  members(
    'A figure that several rules use.',
    { id: slug('Id.'), says: text('What it is, in words: a noun phrase.'), is: figure },
    {},
  );
