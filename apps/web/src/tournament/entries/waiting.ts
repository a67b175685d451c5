import type { TournamentView } from '@adjutant/tournament';

export const MOVING_UP = 'Whoever waits longest moves up into each place that becomes free.';

/** How many wait, who is next, and what lets them in. */
export function waitingText({ entries, rounds }: Pick<TournamentView, 'entries' | 'rounds'>): string {
  const waiting = entries.filter(({ status }) => status === 'waiting');
  const [first] = waiting;
  if (first === undefined) return '';
  const line = `${waiting.length} on the waiting list, ${first.name} next.`;
  return rounds.some(({ publication }) => publication > 0)
    ? `${line} Round 1 is out: only a larger field, under Settings, lets somebody in.`
    : `${line} ${MOVING_UP} Somebody withdraws, is dropped or did not come, or the field is made larger under Settings.`;
}
