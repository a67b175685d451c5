import type { Settings } from '../settings.js';
import type { ToldResult } from './state.js';

/** Whether a result that one player reported at some time stands by now although nobody confirmed it; an event that says no time lets none stand so. */
export function standsUnconfirmed(
  { standsAfterMinutes: minutes }: Pick<Settings, 'standsAfterMinutes'>,
  since: string,
  now: string,
): boolean {
  return minutes !== undefined && Date.parse(now) - Date.parse(since) >= minutes * 60_000;
}

/**
 * Whether a table is decided by what its event was told. An earlier build told what was only reported: that stands once its time
 * has gone by since it was told.
 */
export function isDecided(
  result: ToldResult | undefined,
  settings: Pick<Settings, 'standsAfterMinutes'>,
  now: string,
): boolean {
  if (result === undefined) return false;
  const { sure, at, unconfirmedSince } = result;
  return sure !== 'reported' || unconfirmedSince !== undefined || standsUnconfirmed(settings, at, now);
}
