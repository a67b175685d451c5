import { is, leaves, type Static } from '@adjutant/kernel';
import { Awarded, decided } from '../deciding.js';
import { Official } from '../messages/official.js';
import { because, namedThere, player } from './members.js';

/** How a battle ended without a concession. */
const ENDINGS = ['all-rounds-played', 'time', 'judge'] as const;
export type Ending = (typeof ENDINGS)[number] | 'concession';

export const MatchConceded = is.event(
  'MatchConceded',
  is.object({ player, because: is.optional(because), awarded: is.optional(Awarded) }),
  '`awarded`: where the event gives points for a concession.',
);
export const MatchFinished = is.event(
  'MatchFinished',
  is.object({
    ending: leaves(is.oneOf(ENDINGS)),
    winner: leaves(is.optional(is.oneOf(['A', 'B', 'draw']))),
    because: is.optional(because),
  }),
  '`winner`: who won as the players say, of a match that is not recorded in full.',
);
export const ResultDecided = is.event(
  'ResultDecided',
  is.object({ ...decided, because }),
  'Officials decide the result, before the battle, during it or after it. What was played stays beside it.',
);

/** Who entered it for the player stays behind; as what, may leave. */
const asWhat = is.object({ role: leaves(is.oneOf(['scorekeeper', 'judge', 'head-judge', 'organizer'])) });

export const ResultConfirmed = is.event(
  'ResultConfirmed',
  is.object({ player, named: namedThere, by: is.optional(leaves(Official, { part: asWhat })) }),
  '`by`: who entered it for the player; left out where the player says it, whom it binds then. `named`: the player typed their name on a device that both use.',
);

export type MatchConceded = Static<typeof MatchConceded>;
export type MatchFinished = Static<typeof MatchFinished>;
export type ResultDecided = Static<typeof ResultDecided>;
export type ResultConfirmed = Static<typeof ResultConfirmed>;
