import { canonical } from './canonical.js';
import { sha256 } from './sha256/native.js';

/** What the first event of a stream is chained to. */
export const GENESIS = '0'.repeat(64);

/** SHA-256 over canonical JSON, in lower-case hex. */
export function digest(value: unknown): string {
  return sha256(canonical(value));
}

/** The link of one event: its own content and the link before it, so that no event can be changed, moved or dropped unseen. */
export function link(previous: string, content: unknown): string {
  return sha256(previous + canonical(content));
}

/** What the hash of an event is worked out from: all that was stored of it, besides the hash itself. */
export interface Hashed {
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly data: object;
  readonly meta: { readonly previousHash: string };
}

/** The hash that an event is stored with. It was worked out before any upcaster touched the event. */
export function eventHash({ stream, revision, type, data, meta }: Hashed): string {
  // In the order in which they are written.
  return link(meta.previousHash, { data, meta, revision, stream, type });
}
