import { is, type Static } from '@adjutant/kernel';
import { answers, seat, withOverride } from './members.js';

const MOST_AWARDS = 20;
const MOST_TIMES = 99;

const asked = is.object({
  award: is.name({ says: 'Id of the award within the card.' }),
  times: is.optional(
    is.whole({ least: 1, most: MOST_TIMES, says: 'How many are counted; once where it is left out.' }),
  ),
});

export const ClaimAwards = is.message(
  'ClaimAwards',
  is.object({
    ...withOverride,
    player: seat(),
    card: is.name({ says: 'Id or name of the card.' }),
    awards: is.list(asked, {
      least: 1,
      most: MOST_AWARDS,
      must: 'be a list of awards, each as {award, times?}',
      says: 'Everything that this scoring of the card takes.',
    }),
    answers: is.optional(answers('What is not so at the table; everything else is vouched for by claiming.')),
  }),
  'Records AwardsClaimed: one card is scored at the moment that it is, at its owner’s choice.',
);

export type ClaimAwards = Static<typeof ClaimAwards>;
