import type { Settings } from '../settings.js';

/** Whether a result that one player reported at some time stands by now although nobody confirmed it; an event that says no time lets none stand so. */
export function standsUnconfirmed(
  { standsAfterMinutes: minutes }: Pick<Settings, 'standsAfterMinutes'>,
  since: string,
  now: string,
): boolean {
  return minutes !== undefined && Date.parse(now) - Date.parse(since) >= minutes * 60_000;
}
