import type { RoundOfEvent } from '@adjutant/tournament';

type Clocked = { readonly clock: Pick<RoundOfEvent['clock'], 'minutes'>; readonly started?: boolean | undefined };

/** A clock is started anew once, and where there is none there is nothing to start. */
export const isToStart = ({ clock, started }: Clocked): boolean => clock.minutes !== null && started !== true;

/** What publishing does about time: it starts the clocks, and nobody has to start them besides. */
export function clockSays({ clock, halls = [] }: Pick<RoundOfEvent, 'clock' | 'halls'>): string {
  return [clock, ...halls].some(({ minutes }) => minutes !== null)
    ? 'The time of the round runs from then on. Where people are not seated yet, Start the clock anew gives the full time again.'
    : 'No clock runs: this event has no minutes of a round in its settings.';
}
