import type { TournamentEvent } from '../events.js';
import { groupIn } from '../groups/groups.js';
import { hasBegun, nextRound, type Entry, type Running } from '../state/state.js';

export const entered = ({ entries }: Running): readonly Entry[] =>
  Object.values(entries).filter(({ status }) => status === 'entered');

export const waiting = ({ entries }: Running): readonly Entry[] =>
  Object.values(entries).filter(({ status }) => status === 'waiting');

/** Once round 1 is out a schedule of groups has no place for anybody else. */
export const isShutOut = (open: Running, player: string): boolean =>
  hasBegun(open) && open.groups !== undefined && groupIn(open)(player) === undefined;

/** Whoever waits longest moves up, one for each place that is free once so many have left; nobody into groups that have begun. */
export function movingUp(
  state: Running,
  leaving: number,
  capacity = state.settings.capacity,
): readonly TournamentEvent[] {
  if (capacity === undefined) return [];
  const free = Math.max(0, capacity - (entered(state).length - leaving));
  const next = waiting(state).filter(({ id }) => !isShutOut(state, id));
  const from = nextRound(state);
  return next.slice(0, free).map(({ id: player }) => ({ type: 'PlayerAdmitted', data: { player, from } }));
}

/** Once round 1 is out a place that somebody leaves is not given away by itself: whoever comes then has missed a round. */
export const movingUpBefore = (state: Running, leaving: number): readonly TournamentEvent[] =>
  hasBegun(state) ? [] : movingUp(state, leaving);
