import { useSyncExternalStore } from 'react';
import { carriedNow, isOwn, onCarried, waitsStill } from './carried.js';

/** What this device carries for others, by how many presses, and the match of the first. */
export function useCarried(): { readonly presses: number; readonly match: string | null } {
  const { taken } = useSyncExternalStore(onCarried, carriedNow);
  const waits = taken.filter((one) => waitsStill(one) && !isOwn(one));
  const presses = waits.flatMap(({ runs }) => runs.flatMap((run) => run.presses)).length;
  return { presses, match: waits[0]?.match ?? null };
}
