import type { TournamentLine } from '@adjutant/tournament';

/** How far an event is, in words. */
export function stageOf({ status, round, rounds }: Pick<TournamentLine, 'status' | 'round' | 'rounds'>): string {
  if (status === 'ended') return 'over';
  return round === 0 ? `before round 1 of ${rounds}` : `round ${round} of ${rounds}`;
}
