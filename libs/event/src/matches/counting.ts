import { asSentence, Declined } from '@adjutant/kernel';
import type { OpenedState } from '@adjutant/match';

/** Nobody sits down at a match that is void. */
export function assertCounts({ voided }: OpenedState, match: string): void {
  if (!voided) return;
  const says = `The match is void (entry ${voided.entry}): ${asSentence(voided.because)} The head judge or an organizer can restore it.`;
  throw new Declined('conflict', 'match/void', says, { facts: { match, ...voided } });
}
