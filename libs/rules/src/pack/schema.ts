import type { Question } from './condition.js';
import type { ChangeFile, LayerHead, ReleaseHead, Replacement } from './layers.js';
import { armyCheckDefinitions, armyChecks } from './schema-army-check.js';
import { choiceDefinitions, choices } from './schema-choice.js';
import { caveats } from './schema-caveats.js';
import { conditionDefinitions } from './schema-conditions.js';
import { effectDefinitions } from './schema-effects.js';
import { entry, entryDefinitions } from './schema-entry.js';
import { fact, factDefinitions } from './schema-facts.js';
import { namedFigure } from './schema-figures.js';
import { head, headDefinitions, rule } from './schema-head.js';
import {
  choice,
  citation,
  entryId,
  flag,
  formed,
  isoDate,
  list,
  members,
  ref,
  shape,
  slug,
  text,
  type Schema,
} from './schema-parts.js';

export type { Schema } from './schema-parts.js';

const change = shape<ChangeFile>(
  'What a layer replaces in an entry, a rule, a question, a choice, an army check, a kind of fact, a figure, a caveat, or (where none is named) in pack.json.',
  {
    replace: list(
      'What is replaced, in order.',
      shape<Replacement>(
        'One replacement.',
        {
          at: formed(
            'JSON pointer to what is replaced; a last part of - adds to a list.',
            '^(/.*)?$',
            'has to begin with a slash',
          ),
          was: { description: 'What stands there now, or the build stops; null: nothing.' },
          now: { description: 'What stands there from now on; null: nothing.' },
        },
        {},
      ),
      1,
    ),
    why: text('Why, in a sentence.'),
    source: ref('citation'),
  },
  {
    entry: entryId('Id of the entry.'),
    rule: slug('Id of the general rule.'),
    question: slug('Id of the question.'),
    choice: slug('Id of the choice.'),
    armyCheck: slug('Id of the army check.'),
    fact: slug('Id of the kind of fact.'),
    figure: slug('Id of the figure.'),
    caveat: slug('Id of the caveat.'),
  },
);

const layer = shape<LayerHead>(
  'A layer of a pack.',
  {
    kind: choice('What sort of layer.', ['edition', 'errata', 'dataslate', 'event', 'import']),
    title: text('Title.'),
    date: isoDate('Date from which it counts.'),
    source: ref('citation'),
  },
  {},
);

const release = shape<ReleaseHead>(
  'A named chain of layers. Published releases never change.',
  {
    release: formed(
      'Name of the release.',
      '^[a-z0-9]+([.-][a-z0-9]+)*$',
      'has to be written in lower case, with hyphens or dots',
    ),
    date: isoDate('Date of the release.'),
    layers: list('Folders under layers/, in the order in which they are laid.', slug('Name of a folder.'), 1),
    summary: text('What it holds, in a sentence.'),
  },
  { variant: flag('Another way to play a release, chosen by name only.') },
);

const question = shape<Question>(
  'Something that only people at the table can answer.',
  {
    id: slug('Id.'),
    asks: formed(
      'The question; may name roles in braces, as in: Is {target} near {bearer}?',
      '\\?$',
      'has to end with a question mark',
    ),
    presumed: choice('What a scenario takes for granted when it does not say.', ['yes', 'no']),
  },
  {
    recorded: members(
      'Where the record answers it, however deep it is.',
      { known: ref('condition'), holds: ref('condition') },
      {},
    ),
  },
);

const questions: Schema = list('The questions of a layer.', question);
const figures: Schema = list('The figures of a layer that have names.', namedFigure());
const releases: Schema = list('The releases of the pack, oldest first.', release);

export type SchemaName =
  | 'pack'
  | 'releases'
  | 'layer'
  | 'entry'
  | 'rule'
  | 'questions'
  | 'choices'
  | 'army-checks'
  | 'change'
  | 'fact'
  | 'figures'
  | 'caveats';

/** The schema of each file of a pack. The files under libs/packs/schema are written from these. */
export const SCHEMAS: { readonly [name in SchemaName]: Schema } = {
  pack: file('pack', head, headDefinitions),
  releases: file('releases', releases, {}),
  layer: file('layer', layer, citation),
  entry: file('entry', entry, entryDefinitions),
  rule: file('rule', rule, conditionDefinitions),
  questions: file('questions', questions, conditionDefinitions),
  choices: file('choices', choices, choiceDefinitions),
  'army-checks': file('army-checks', armyChecks, armyCheckDefinitions),
  change: file('change', change, citation),
  fact: file('fact', fact, { ...conditionDefinitions, ...effectDefinitions, ...factDefinitions }),
  figures: file('figures', figures, conditionDefinitions),
  caveats: file('caveats', caveats, citation),
};

export function schemaId(name: string): string {
  return `${name}.schema.json`;
}

function file(name: string, schema: Schema, definitions: { readonly [name: string]: Schema }): Schema {
  const properties = schema['properties'] as Schema | undefined;
  const own = { type: 'string', description: 'Where the schema is, for editors.' };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: schemaId(name),
    title: `Adjutant rule pack: ${name}`,
    ...schema,
    ...(properties ? { properties: { $schema: own, ...properties } } : {}),
    ...(Object.keys(definitions).length > 0 ? { definitions } : {}),
  };
}
