import { digest } from './chain.js';

/** What a commitment binds: the content itself, and where it belongs, so that it cannot be passed off elsewhere. */
export interface Committed {
  /** The stream of the record that the commitment stands in. */
  readonly stream: string;
  /** Whose secret it is. */
  readonly owner: string;
  readonly holds: object;
}

const SALT = /^(?:[0-9a-f]{2}){16,}$/;

/**
 * The hash that is published in place of a secret: SHA-256 over canonical JSON of content and salt. Whoever does not know
 * the salt (at least 128 bits of chance, in lower-case hex) learns nothing from it, however few contents are possible.
 */
export function commitment({ stream, owner, holds }: Committed, salt: string): string {
  if (!SALT.test(salt)) throw new TypeError('a salt has at least 128 bits, written in lower-case hex');
  return digest({ stream, owner, holds, salt });
}

/** Whether a secret that was shown is the one that was committed to. */
export function keepsTo(sealed: string, committed: Committed, salt: string): boolean {
  return SALT.test(salt) && commitment(committed, salt) === sealed;
}

/**
 * The salt of each of several commitments that are made at once, from one seed of chance. Showing one of them gives away
 * neither the seed nor any other.
 */
export function saltOf(seed: string, index: number): string {
  if (!SALT.test(seed)) throw new TypeError('a seed has at least 128 bits, written in lower-case hex');
  return digest({ seed, index });
}
