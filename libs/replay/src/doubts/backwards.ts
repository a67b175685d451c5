import type { Doubt } from './doubt.js';

/** When something happened, as whoever recorded it said. Stored beside the entry, and no part of any state. */
export interface Timed {
  readonly entry: number;
  readonly recorder: string;
  readonly occurredAt: string;
}

/** Clocks are set, and people write two things down in the wrong order: that much is in no doubt. */
export const TOLERANCE_MS = 2 * 60_000;

/**
 * Entries that happened, by the word of their own recorder, before what the same recorder had entered earlier. Only each
 * recorder's own clock is held against it: two phones need not agree.
 */
export function backwardsIn(times: readonly Timed[], tolerance = TOLERANCE_MS): readonly Doubt[] {
  const latest = new Map<string, Timed>();
  return times.flatMap((one): Doubt[] => {
    const before = latest.get(one.recorder);
    const gap = before ? Date.parse(before.occurredAt) - Date.parse(one.occurredAt) : 0;
    if (!before || gap <= 0) latest.set(one.recorder, one);
    if (!before || !(gap > tolerance)) return [];
    const says =
      `Entered as having happened at ${one.occurredAt}, ${shown(gap)} before entry ${before.entry} ` +
      `of the same recorder, which was entered earlier.`;
    return [{ entry: one.entry, kind: 'backwards', rule: 'occurred-at', says, cites: [] }];
  });
}

function shown(gap: number): string {
  const minutes = Math.floor(gap / 60_000);
  return minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`;
}
