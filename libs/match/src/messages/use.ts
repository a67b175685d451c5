import { is, type ObjectOf, type Static } from '@adjutant/kernel';
import { answers, entry, roles, rolls, seat, withOverride } from './members.js';

const MOST_CLAIMS = 50;

const claim = is.either(is.name(), is.object({ ability: is.name(), bearer: is.optional(is.name()) }));
const vouched = is.optional(answers('What whoever acts vouches for, by question.'));

/** How somebody says what they use: entries and abilities may be named by id or by name. */
const used = {
  ...withOverride,
  player: seat(),
  roles: is.optional(
    roles('Units by role: target, enemy, bearer, newUnit…; also `roll` (a kind of roll) and `order`.'),
  ),
  answers: vouched,
  claims: is.optional(
    is.list(claim, {
      most: MOST_CLAIMS,
      must: 'be a list of abilities: each an id, or {ability, bearer}',
      says: 'Abilities that are claimed to change price or limits of this use.',
    }),
  ),
  declared: is.optional(is.whole({ most: 99, says: 'What the table says it costs; checked against the rules.' })),
  dice: is.optional(rolls('Dice for the rolls that the use makes due, in that order.')),
};
export type UseAsked = ObjectOf<typeof used>;

export const UseStratagem = is.message(
  'UseStratagem',
  is.object({ stratagem: is.name({ says: 'Id or name of the stratagem.' }), ...used }),
  'Records StratagemUsed.',
);
export const UseAbility = is.message(
  'UseAbility',
  is.object({ ability: is.name({ says: 'Id or name of the ability or enhancement.' }), ...used }),
  'Records AbilityUsed.',
);
export const IssueOrder = is.message(
  'IssueOrder',
  is.object({
    ...withOverride,
    player: seat(),
    order: is.name({ says: 'Id or name of the order.' }),
    issuer: is.name({ says: 'The unit that gives it.' }),
    recipient: is.name({ says: 'The unit that gets it.' }),
    answers: vouched,
  }),
  'Records OrderIssued.',
);
export const AnswerUse = is.message(
  'AnswerUse',
  is.object({
    ...withOverride,
    player: seat(),
    option: is.name({ says: 'One of the options that the used entry lists.' }),
    entry: is.optional(entry('Number of the use; may be left out while only one waits.')),
    roles: is.optional(roles('Units by role, where the option names some.')),
    answers: is.optional(answers('What whoever answers vouches for, by question.')),
  }),
  'Records UseAnswered: what the opponent makes of a use.',
);

export type UseStratagem = Static<typeof UseStratagem>;
export type UseAbility = Static<typeof UseAbility>;
export type IssueOrder = Static<typeof IssueOrder>;
export type AnswerUse = Static<typeof AnswerUse>;
