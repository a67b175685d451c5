import { StoreUnreadable } from '../errors.js';
import { BEGINNING, type Position } from '../port.js';

/**
 * Which streams of the server belong to an installation, and what each kind holds. Their names differ before the first
 * hyphen, so that a filter by prefix meets one kind and no other.
 */
export interface Layout {
  /** The streams of the log: `adj-match-1` holds the events of `match-1`. */
  readonly log: string;
  /** Envelopes, a stream for each place. */
  readonly kept: string;
  /** What is too large for one append, a stream for each such event. */
  readonly parts: string;
  /** Which position every thousandth event has: a cache, nothing more. */
  readonly marks: string;
}

export function layoutOf(installation: string): Layout {
  const kind = (name: string): string => `${installation}.${name}-`;
  return { log: `${installation}-`, kept: kind('kept'), parts: kind('part'), marks: `${kind('mark')}numbers` };
}

const DIGITS = 20;
const FORM = new RegExp(`^k\\d{${DIGITS}}$`);

/** Of one width, so that positions sort as texts too; the letter tells them from those of other engines. */
export function renderPlace(place: bigint): Position {
  return `k${String(place).padStart(DIGITS, '0')}`;
}

/** Undefined for the beginning. */
export function parsePlace(position: Position): bigint | undefined {
  if (position === BEGINNING) return undefined;
  if (typeof position === 'string' && FORM.test(position)) return BigInt(position.slice(1));
  throw new TypeError(
    `${JSON.stringify(position)} is no position of this store: hand back one that it gave you, or BEGINNING`,
  );
}

export function nameIn(prefix: string, stream: string): string {
  if (stream.startsWith(prefix)) return stream.slice(prefix.length);
  throw new StoreUnreadable(`the server handed out an event of ${stream}, which was not asked for`);
}
