import { Problem } from '../../api/client.js';
import type { Meaning } from './world.js';

/** Whoever is signed in does not carry it. */
export class Held extends Error {}

/** Those of our server that say: come again. */
const COME_AGAIN = [0, 408, 425, 429];

/**
 * What comes of an answer. Only what our server has said of this command is final: a gateway of a hall answers too, with pages and
 * codes of its own, and so does a server that fails.
 */
export function meaningOf(error: unknown): Meaning {
  if (error instanceof Held) return 'held';
  if (!(error instanceof Problem) || error.code === null) return 'passing';
  // The record has not come to where it was pressed.
  if (error.code === 'weave/not-there-yet') return 'rests';
  return COME_AGAIN.includes(error.status) || error.status >= 500 ? 'passing' : 'final';
}
