import type { SetChessClock } from '@adjutant/match';
import { count } from '../common/words.js';
import { LIMITS } from '../common/limits.js';

export type Terms = SetChessClock['data'];

/** A chess clock as it was chosen: `offered` where nobody has touched it, null where what is typed is none. */
export type ChosenClock = Terms | 'offered' | 'none' | null;

/** What a match is opened with: null without a clock, undefined where it cannot be opened yet. */
export function clockOf(chosen: ChosenClock, offered: Terms | null): Terms | null | undefined {
  if (chosen === 'offered') return offered;
  return chosen === 'none' ? null : (chosen ?? undefined);
}

/** What is offered where the event offers nothing: players change it. */
export const USUAL: Terms = { per: 'game', minutes: 75 };

const { least, most } = LIMITS.SetChessClock.minutes;

export const MINUTES = { least, most };

/** What is typed as minutes, where that can be. */
export function minutesIn(typed: number | string): number | null {
  const minutes = typed === '' ? Number.NaN : Number(typed);
  return Number.isInteger(minutes) && minutes >= least && minutes <= most ? minutes : null;
}

/** `75 minutes each for the match, 15 minutes of neutral time` */
export function termsInWords({ per, minutes, neutral }: Terms): string {
  const each = `${count(minutes, 'minute')} each for ${per === 'game' ? 'the match' : 'every turn'}`;
  return neutral === undefined ? each : `${each}, ${count(neutral, 'minute')} of neutral time`;
}
