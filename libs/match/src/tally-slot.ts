import { is, leaves, type Static } from '@adjutant/kernel';
import { Clock } from '@adjutant/rules';

/**
 * Which gain or score of a player is meant: the so-manieth at a place of the battle, so that two who write it down write it
 * once. Of scores each category counts for itself.
 */
export const PointsSlot = is.object(
  {
    at: is.says('Where in the battle.', Clock),
    nth: leaves(is.whole({ least: 1, most: 99, says: 'The so-manieth of this player there, from 1.' })),
  },
  {
    name: 'PointsSlot',
    says: 'Which one it is, where several may write it down: it is recorded once, however often it is sent.',
  },
);
export type PointsSlot = Static<typeof PointsSlot>;
