import { rulingIn, type OpenedDispute, type Ruling } from './state/state.js';

const MINUTE_MS = 60_000;

/**
 * Milliseconds for which the match stood still: from the call to the first ruling, and from the appeal to the final one.
 * What has not come to its end yet counts up to `now`.
 */
export function waited(state: OpenedDispute, now: string): number {
  const first = state.rulings.findLast((one) => one.instance === 'first' && stands(one));
  const untilRuled = spell(state.calledAt, first?.time ?? now);
  return untilRuled + ('appeal' in state ? spell(state.appeal.time, finalIn(state)?.time ?? now) : 0);
}

/** Whole minutes, rounded up, that are lost and not granted yet. */
export function suggestedMinutes(state: OpenedDispute, now: string): number {
  return Math.max(0, Math.ceil(waited(state, now) / MINUTE_MS) - state.granted);
}

export function minutesBetween(from: string, to: string): number {
  return spell(from, to) / MINUTE_MS;
}

function stands(ruling: Ruling): boolean {
  return !ruling.revoked && ruling.outcome?.carriedOut !== false;
}

function finalIn(state: OpenedDispute): Ruling | undefined {
  return state.status === 'final' ? rulingIn(state, state.ruling) : undefined;
}

/** Somebody who writes late may say times in any order: no time is less than none. */
function spell(from: string, to: string): number {
  return Math.max(0, Date.parse(to) - Date.parse(from));
}
