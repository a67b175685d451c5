import { PREDICATES } from '../predicates/index.js';
import type { Argument, Predicate } from '../predicates/predicate.js';
import { figureDefinitions } from './schema-figures.js';
import { citation, formed, list, members, ref, text, union, type Schema } from './schema-parts.js';

const MARKS = {
  code: formed(
    "The refusal code when this condition is unmet; otherwise the predicate's own.",
    '^[a-z0-9-]+/[a-z0-9-]+$',
    'has to be written like stratagem/wrong-phase',
  ),
  source: ref('citation'),
};

export const predicateDefinition = (name: string): string => `record-${name}`;

/** Everything that a file with conditions in it has to define. One branch for each predicate there is. */
export const conditionDefinitions: { readonly [name: string]: Schema } = {
  ...citation,
  ...figureDefinitions,
  condition: union(
    'condition',
    'What must hold: all, any, not, record (the stream answers) or attest (the table answers).',
    ['all-of', 'any-of', 'not-so', 'attested', ...PREDICATES.map((predicate) => predicateDefinition(predicate.name))],
  ),
  'all-of': members('Every one of these.', { all: list('Every one of these.', ref('condition'), 1) }, MARKS),
  'any-of': members('At least one of these.', { any: list('At least one of these.', ref('condition'), 1) }, MARKS),
  'not-so': members('The opposite.', { not: ref('condition') }, MARKS),
  attested: members(
    'Something that only people at the table can answer.',
    { attest: text('Id of a question, as in questions.json.') },
    MARKS,
  ),
  ...Object.fromEntries(PREDICATES.map((predicate) => [predicateDefinition(predicate.name), branch(predicate)])),
};

function branch({ name, says, args }: Predicate): Schema {
  const all = Object.entries(args);
  const pick = (optional: boolean) =>
    Object.fromEntries(
      all.filter(([, one]) => (one.optional === true) === optional).map(([key, one]) => [key, argument(one)]),
    );
  return members(says, { record: { const: name, description: says }, ...pick(false) }, { ...pick(true), ...MARKS });
}

function argument({ type, says, oneOf }: Argument): Schema {
  if (type === 'figure' || type === 'key') return ref(type);
  if (type === 'value') return { type: ['string', 'number', 'boolean'], description: says };
  const single = { type: 'string', minLength: 1, ...(oneOf ? { enum: [...oneOf] } : {}) };
  if (type === 'strings') return list(says, single, 1);
  return type === 'string' ? { ...single, description: says } : { type, description: says };
}
