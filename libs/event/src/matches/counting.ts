import { asSentence } from '@adjutant/kernel';
import type { OpenedState } from '@adjutant/match';
import { declined } from '../refusals.js';

/** Nobody sits down at a match that is void. */
export function assertCounts({ voided }: OpenedState, match: string): void {
  if (!voided) return;
  const says = `The match is void (entry ${voided.entry}): ${asSentence(voided.because)} The head judge or an organizer can restore it.`;
  throw declined('conflict', 'match/void', says, { facts: { match, ...voided } });
}
