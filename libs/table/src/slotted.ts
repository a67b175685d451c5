import type { Json } from '@adjutant/kernel';
import type { nextPointsSlot } from '@adjutant/match';
import type { Ask } from './tap.js';

export const WHAT_FOR: Ask = { what: 'words', into: ['what'], says: 'What for?', optional: true };

/** Points that say which number they are, are entered once, whoever presses how often. */
export function slotted(slot: ReturnType<typeof nextPointsSlot>): { readonly slot?: Json } {
  return slot === null ? {} : { slot: { at: { ...slot.at }, nth: slot.nth } };
}
