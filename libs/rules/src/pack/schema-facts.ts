import type { Derivation, FactField, FactKind } from './fact.js';
import {
  choice,
  flag,
  list,
  named,
  ref,
  shape,
  slug,
  summary,
  text,
  union,
  whole,
  type Schema,
} from './schema-parts.js';

const field = shape<FactField>(
  'One thing that such a fact says.',
  { is: ref('field-kind'), says: text('What is to be written down, in words.') },
  {
    min: { type: 'integer', description: 'For numbers: at least.' },
    max: { type: 'integer', description: 'For numbers: at most.' },
    count: whole('For dice: how many; 1 where it is left out.', 1),
    sides: whole('For dice: of how many sides; 6 where it is left out.', 2),
    nobody: flag('For sides: whether `nobody` may stand there.'),
    optional: {
      enum: [true, false, 'without-units'],
      description:
        'Whether it may be left out; `without-units`: where the record knows no units of whoever writes it down.',
    },
    many: flag('Whether it is a list of such values.'),
    presumed: { description: 'What a scenario takes for granted when it does not say.' },
    each: choice('Whether it holds a value for each side, or for each marker; those left out have none.', [
      'side',
      'marker',
    ]),
    derive: list(
      'What it comes to where nobody says it: the first of these whose condition holds.',
      shape<Derivation>('One line.', { value: ref('derived') }, { when: ref('condition') }),
      1,
    ),
    fixed: flag('Whether a value that is said has to be the one worked out.'),
  },
);

export const factDefinitions: { readonly [name: string]: Schema } = {
  derived: {
    title: 'value',
    description: 'A word, yes or no, or a figure.',
    oneOf: [ref('derived-word'), ref('derived-yes-no'), ref('figure')],
  },
  'derived-word': text('A word.'),
  'derived-yes-no': flag('Yes or no.'),
  'field-kind': union('kind of field', 'What it holds.', ['field-word', 'field-option']),
  'field-word': choice('A number, a side, a unit, words, yes or no, a marker, or dice.', [
    'number',
    'side',
    'own-unit',
    'enemy-unit',
    'unit',
    'new-unit',
    'text',
    'yes-no',
    'marker',
    'dice',
  ]),
  'field-option': {
    type: 'object',
    description: 'One of some words.',
    additionalProperties: false,
    required: ['option'],
    properties: { option: list('The words.', text('A word.'), 1) },
  },
};

/** Without its definitions and `$schema`: schema.ts adds these. */
export const fact = shape<FactKind>(
  'Something that players write down about the table.',
  {
    id: slug('Id; the file is named after it.'),
    name: text('Name, for forms and ledgers.'),
    fields: named('What it says, by field.', field),
    summary: summary('What it is for, in our own words, 25 at most.'),
    source: ref('citation'),
  },
  {
    key: list('A later one of the same place with the same values in these fields replaces it.', text('A field.'), 1),
    by: choice('Who may write it down; either player where it is left out.', ['active', 'either']),
    steps: list(
      'In which steps; before-battle for the time before. Left out: at any time.',
      text('Id of the step.'),
      1,
    ),
    untilFirst: text('Id of a step: only until the first one of it that the record plays is over.'),
    cards: list('Only by a player who has one of these cards.', text('Id of an entry.'), 1),
    required: flag('Whether the steps named do not end before one is written down.'),
    conditions: ref('condition'),
    atEveryDepth: flag('Whether its conditions hold at every depth of a record, not in full only.'),
    effects: list('What it does to the record.', ref('effect')),
  },
);
