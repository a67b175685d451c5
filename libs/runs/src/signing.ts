import { GENESIS, link } from '@adjutant/seal';
import type { Press, Run, SignedPress } from './run.js';

/** A device with its key, at one match. The secret of the key stays with whoever signs. */
export interface Signing {
  readonly match: string;
  /** The public key, in base64. */
  readonly key: string;
  /** Ed25519 over a text, in base64. */
  sign(text: string): string;
}

/** Where the presses of a key have come to. */
export interface ChainEnd {
  readonly number: number;
  readonly hash: string;
}

/** Before the first press of a key. */
export const UNBEGUN: ChainEnd = { number: -1, hash: GENESIS };

/** The hash that is signed: it holds the press, whose it is, and with the one before it all that came before. */
export function pressHash({ match, key }: Pick<Run, 'match' | 'key'>, press: Omit<SignedPress, 'signature'>): string {
  const { previous, number, id, type, data, at, place, basedOn, distinctFrom, forecast } = press;
  // What is not there has no member: presses without it are hashed as they ever were.
  const apart = {
    ...(distinctFrom === undefined ? {} : { distinctFrom }),
    ...(forecast === undefined ? {} : { forecast }),
  };
  return link(previous, { match, key, number, id, type, data, at, place, basedOn, ...apart });
}

/** A press with its place in the chain of its key, and where the chain has come to with it. */
export function signed(
  by: Signing,
  press: Press,
  end: ChainEnd,
): { readonly press: SignedPress; readonly end: ChainEnd } {
  const placed = { ...press, number: end.number + 1, previous: end.hash };
  const hash = pressHash(by, placed);
  return { press: { ...placed, signature: by.sign(hash) }, end: { number: placed.number, hash } };
}
