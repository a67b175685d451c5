import type { AnswerOption, AnswerRule, Role } from './entry.js';
import { flag, list, named, ref, shape, slug, text, whole } from './schema-parts.js';

export const ROLE = shape<Role>(
  'Something that a use has to name.',
  { is: ref('role-kind'), says: text('What is to be named, in words.') },
  {
    optional: flag('Whether it may be left out.'),
    always: flag('Whether it has to be named, and is held to the record, however deep that is.'),
    called: named('What its words are called at the table; as they are written where it is left out.', text('A name.')),
  },
);

export const ANSWER_OPTIONS = list(
  'Ways to answer.',
  shape<AnswerOption>(
    'One way to answer.',
    { id: slug('Id.'), name: text('In words.') },
    {
      costs: { ...named('What it costs whoever answers.', whole('How many points.', 0)), maxProperties: 1 },
      stops: flag('Whether the use has no effect then.'),
      counts: flag('Whether it is a use of the same entry by whoever answers, within its limits.'),
      roles: named('What it names, by role.', ROLE),
      names: named('What it names by itself, by role: kept with a card that was drawn.', text('A word.')),
      conditions: ref('condition'),
      effects: list('What it does to the record, for whoever answers.', ref('effect')),
    },
  ),
  1,
);

export const ANSWER = shape<AnswerRule>(
  'The opponent answers a use before anything else happens; its effects wait for that.',
  {
    asks: text('What is asked of the opponent, in words.'),
    options: ANSWER_OPTIONS,
  },
  {},
);
