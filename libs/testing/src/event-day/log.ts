import { canonical, eventHash, GENESIS, type BundleEvent } from '@adjutant/seal';
import type { JsonObject } from '@adjutant/kernel';

/** Something that was recorded, before it is chained. */
export interface Unchained {
  readonly stream: string;
  readonly type: string;
  readonly data: object;
  readonly actor: { readonly id: string; readonly role: string };
  readonly at: string;
  /** The first of its kind where it is left out. */
  readonly schemaVersion?: number;
}

/** A log of entries as a store would have chained them, in this order. */
export function chained(entries: readonly Unchained[]): readonly BundleEvent[] {
  const ends = new Map<string, { readonly revision: number; readonly hash: string }>();
  return entries.map(({ stream, type, data: said, actor, at, schemaVersion = 1 }, leaf) => {
    const { revision: last, hash: previousHash } = ends.get(stream) ?? { revision: -1, hash: GENESIS };
    const data = JSON.parse(canonical(said)) as JsonObject;
    const command = `c${leaf}`;
    const ids = { eventId: `e${leaf}`, commandId: command, correlationId: command, causationId: command };
    const open = { ...ids, actor, occurredAt: at, recordedAt: at, schemaVersion, payloadHash: 'p', previousHash };
    const revision = last + 1;
    const hash = eventHash({ stream, revision, type, data, meta: open });
    ends.set(stream, { revision, hash });
    return { leaf, stream, revision, type, data, meta: { ...open, hash } };
  });
}
