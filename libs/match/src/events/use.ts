import { is, leaves, type ObjectOf, type Static } from '@adjutant/kernel';
import { answers, entry, roles } from '../messages/members.js';
import { because, count, overridable, player, sealed, unit, word } from './members.js';

/** A use as the table declared it. */
const declared = {
  player,
  entry: word,
  roles: roles(),
  answers: answers(),
  claims: is.list(is.object({ ability: word, bearer: unit }, { name: 'ClaimUse' })),
  sealed: sealed(
    'The commitment to the objectives that it names, where hands are sealed; they are not among the roles then.',
  ),
  declared: is.optional({
    ...count,
    description: 'What the players said it costs; left out where they left it to the rules.',
  }),
  ...overridable,
};
export type UseDeclared = ObjectOf<typeof declared>;

export const StratagemUsed = is.event('StratagemUsed', is.object(declared));
export const AbilityUsed = is.event('AbilityUsed', is.object(declared));
export const OrderIssued = is.event('OrderIssued', is.object(declared));

export const UseAnswered = is.event(
  'UseAnswered',
  is.object({ entry: entry(), player, option: word, roles: roles(), answers: answers(), ...overridable }),
  'How the opponent answered the use of this number.',
);

export const QuestionAnswered = is.event(
  'QuestionAnswered',
  is.object({
    entry: entry(),
    question: leaves(is.name(), 'a word at a piece'),
    answer: leaves(is.oneOf(['yes', 'no', 'unknown'])),
    because: is.optional(because),
  }),
);
export const AnswerContested = is.event(
  'AnswerContested',
  is.object({ entry: entry(), question: leaves(is.name(), 'a word at a piece'), player, because }),
);

export type StratagemUsed = Static<typeof StratagemUsed>;
export type AbilityUsed = Static<typeof AbilityUsed>;
export type OrderIssued = Static<typeof OrderIssued>;
export type UseAnswered = Static<typeof UseAnswered>;
export type QuestionAnswered = Static<typeof QuestionAnswered>;
export type AnswerContested = Static<typeof AnswerContested>;
