import { is, type Static } from '@adjutant/kernel';
import { answers } from '../messages/members.js';
import { count, overridable, player, word } from './members.js';

export const AwardsClaimed = is.event(
  'AwardsClaimed',
  is.object({
    player,
    card: word,
    awards: is.list(is.object({ award: word, times: count })),
    answers: is.optional(answers()),
    ...overridable,
  }),
  'One card is scored: which of its awards, and how many times. What that is worth follows from the pack.',
);

export type AwardsClaimed = Static<typeof AwardsClaimed>;
