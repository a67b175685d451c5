import type { Citation } from '@adjutant/kernel';

/** Several parts of one rule rest on the same place: it is said once. */
export function citedOnce(cites: readonly Citation[]): readonly Citation[] {
  return [...new Map(cites.map((cite) => [JSON.stringify(cite), cite])).values()];
}
