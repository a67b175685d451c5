import type { ChoiceDice, ChoiceOption, ChoiceRule } from './choice.js';
import { PERIODS } from './entry.js';
import { conditionDefinitions } from './schema-conditions.js';
import {
  choice,
  entryId,
  flag,
  list,
  members,
  ref,
  shape,
  slug,
  summary,
  text,
  union,
  whole,
  type Schema,
} from './schema-parts.js';
import { PHASE_TIMING } from './schema-timing.js';

const row = members(
  'The option for these sums of the dice.',
  { from: whole('Lowest sum.', 1), to: whole('Highest sum.', 1), option: entryId('The option.') },
  {},
);

const rule = shape<ChoiceRule>(
  'Something that is decided for a match or by a player.',
  {
    id: slug('Id.'),
    name: text('Name.'),
    of: choice('Whether it is decided once for both, or by each player.', ['match', 'player']),
    options: ref('options'),
    when: ref('when'),
    summary: summary('What is decided, in our own words, 25 at most.'),
    source: ref('citation'),
  },
  {
    required: flag('The battle does not start before it is made.'),
    default: entryId('The option that holds where nobody has chosen.'),
    dice: shape<ChoiceDice>(
      'The option may be rolled instead of picked.',
      {
        count: whole('How many dice.', 1),
        sides: whole('Of how many sides.', 2),
        table: list('Options by sum.', row, 1),
      },
      {},
    ),
    times: members(
      'How often, and how long an option stays in force; once for the whole battle where it is left out.',
      { count: whole('How many times.', 1), per: choice('Within this period.', PERIODS) },
      {},
    ),
    again: flag('Whether the same option may be chosen again in the battle; not, where it is left out.'),
    sealed: flag('Of a choice of each player before the battle: nobody sees what one picks before both have.'),
    onRoster: flag(
      'Of a choice of each player before the battle: a pick of the roster under the id of the choice decides it.',
    ),
    conditions: ref('condition'),
  },
);

export const choiceDefinitions: { readonly [name: string]: Schema } = {
  ...conditionDefinitions,
  options: union('options', 'All entries of a kind, or words of its own.', ['options-kind', 'options-words']),
  'options-kind': members('All entries of this kind.', { kind: slug('The kind.') }, {}),
  'options-words': list(
    'Words of its own.',
    shape<ChoiceOption>('One option.', { id: slug('Id.'), name: text('In words.') }, {}),
    1,
  ),
  when: union('when', 'Before the battle, or in these steps.', ['when-before', 'when-steps']),
  'when-before': choice('Before the battle.', ['before-battle']),
  'when-steps': list('In these steps.', PHASE_TIMING, 1),
};

/** The choices of a layer: one file, a list. */
export const choices: Schema = list('The choices of a layer.', rule);
