import { OURS } from '../common/kept.js';

/** Whoever signs out leaves nobody their seats. */
export function forgetLinks(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`${OURS}event-link/`)) localStorage.removeItem(key);
  } catch {
    return;
  }
}
