import { ARMY_CHECKS } from '../muster/checks/index.js';
import type { ArmyCheck, CheckArgument, Row } from '../muster/checks/check.js';
import type { ArmyCheckRule } from './army-check.js';
import { conditionDefinitions } from './schema-conditions.js';
import {
  choice,
  formed,
  list,
  members,
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

const definition = (name: string): string => `army-check-${name}`;

const rule = shape<ArmyCheckRule>(
  'Something that is checked of every army.',
  {
    id: slug('Id.'),
    code: formed('Refusal code.', '^[a-z0-9-]+/[a-z0-9-]+$', 'has to be written like muster/points-exceeded'),
    tests: ref('army-check'),
    summary: summary('The rule in our own words, 25 at most.'),
    source: ref('citation'),
  },
  {
    when: ref('condition'),
    stated: choice('Only for rosters that say this.', ['limit']),
    mostFrom: slug('A choice of the match whose option, where it is a number, takes the place of `most`.'),
  },
);

export const armyChecks: Schema = list('What is checked of every army.', rule);

/** One branch for each check there is. */
export const armyCheckDefinitions: { readonly [name: string]: Schema } = {
  ...conditionDefinitions,
  'army-check': union(
    'army check',
    'What is tested, with its numbers.',
    ARMY_CHECKS.map((check) => definition(check.name)),
  ),
  ...Object.fromEntries(ARMY_CHECKS.map((check) => [definition(check.name), branch(check)])),
};

function branch({ name, says, args }: ArmyCheck): Schema {
  const pick = (optional: boolean) =>
    Object.fromEntries(
      Object.entries(args)
        .filter(([, one]) => (one.optional === true) === optional)
        .map(([key, one]) => [key, argument(one)]),
    );
  return members(says, { check: { const: name, description: says }, ...pick(false) }, pick(true));
}

function argument({ type, says }: CheckArgument): Schema {
  if (type === 'string') return text(says);
  if (type === 'strings') return list(says, text('A word.'), 1);
  if (type === 'number') return whole(says, 0);
  if (type === 'yes') return { const: true, description: says };
  if (type === 'numbers') return named(says, whole('So many.', 0));
  const row = shape<Row>('One row.', { upTo: whole('For limits up to this.', 0), most: whole('So many.', 0) }, {});
  return list(says, row, 1);
}
