import type { Keyed } from './keyed.js';

const placeOf = (match: string): string => `adjutant/keyed/${match}`;

/** What was typed of a paper and not recorded, before this page was left or read anew; null where there is nothing of it. */
export function halfTyped(match: string): Keyed | null {
  try {
    const kept = sessionStorage.getItem(placeOf(match));
    return kept === null ? null : (JSON.parse(kept) as Keyed);
  } catch {
    // Without a storage every paper begins empty.
    return null;
  }
}

/** `null`: all of it is recorded. */
export function keepHalfTyped(match: string, keyed: Keyed | null): void {
  try {
    if (keyed === null) sessionStorage.removeItem(placeOf(match));
    else sessionStorage.setItem(placeOf(match), JSON.stringify(keyed));
  } catch {
    return;
  }
}
