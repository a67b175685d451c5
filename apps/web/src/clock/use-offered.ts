import { useEvent } from '../api/penalties.js';
import type { Terms } from './terms.js';

/** The clock that the event offers its matches first. */
export function useOfferedClock(): Terms | null {
  return useEvent().data?.chessClock?.terms ?? null;
}
