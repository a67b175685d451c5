import type { TournamentEvent } from '../events.js';
import { hasBegun, latest, type Entry, type Running } from '../state/state.js';

/** Whoever comes or comes back is paired from the first round on that is not drafted yet. */
export function nextRound(state: Running): number {
  const last = latest(state);
  return last === undefined ? 1 : last.publication > 0 ? last.number + 1 : last.number;
}

export const entered = ({ entries }: Running): readonly Entry[] =>
  Object.values(entries).filter(({ status }) => status === 'entered');

/** Whoever waits longest moves up, one for each place that is free once so many have left. */
export function movingUp(
  state: Running,
  leaving: number,
  capacity = state.settings.capacity,
): readonly TournamentEvent[] {
  if (capacity === undefined) return [];
  const free = Math.max(0, capacity - (entered(state).length - leaving));
  const waiting = Object.values(state.entries).filter(({ status }) => status === 'waiting');
  const from = nextRound(state);
  return waiting.slice(0, free).map(({ id: player }) => ({ type: 'PlayerAdmitted', data: { player, from } }));
}

/** Once round 1 is out a place that somebody leaves is not given away by itself: whoever comes then has missed a round. */
export const movingUpBefore = (state: Running, leaving: number): readonly TournamentEvent[] =>
  hasBegun(state) ? [] : movingUp(state, leaving);
