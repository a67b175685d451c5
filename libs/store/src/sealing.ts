import type { Revision } from '@adjutant/kernel';
import { GENESIS } from '@adjutant/seal';
import type { CheckedContext, CheckedEvent } from './checks.js';
import { eventId } from './event-ids.js';
import { hashOfEvent } from './event-text.js';
import type { ChainReport, Metadata, StoredEvent } from './port.js';

export interface Unsealed {
  readonly stream: string;
  readonly revision: Revision;
  readonly event: CheckedEvent;
  /** Which of its command's events this is. */
  readonly index: number;
  readonly schemaVersion: number;
  readonly previousHash: string;
}

/** Writes the metadata of an event, its link to the one before included. */
export function seal(unsealed: Unsealed, context: CheckedContext): Metadata {
  const { stream, revision, event, index, schemaVersion, previousHash } = unsealed;
  const { commandId, correlationId, causationId, actor, occurredAt, recordedAt, payloadHash } = context;
  const ids = { eventId: eventId(commandId, index), commandId, correlationId, causationId };
  const meta = { ...ids, actor, occurredAt, recordedAt, schemaVersion, payloadHash, previousHash };
  return { ...meta, hash: hashOf({ stream, revision, event, meta }) };
}

type Hashed = Pick<StoredEvent, 'stream' | 'revision' | 'event'> & { readonly meta: Omit<Metadata, 'hash'> };

/** The hash of an event as it was stored, before any upcaster touched it. */
export function hashOf({ stream, revision, event, meta }: Hashed): string {
  return hashOfEvent({ stream, revision, type: event.type, data: event.data, meta });
}

/** What the next event of a stream must be chained to. */
export interface ChainEnd {
  readonly revision: Revision;
  readonly hash: string;
}

export const CHAIN_START: ChainEnd = { revision: -1, hash: GENESIS };

/** Says why an event as stored does not follow from the one before, or nothing where it does. */
export function brokenLink(before: ChainEnd, stored: StoredEvent): string | undefined {
  const { revision, meta } = stored;
  if (revision !== before.revision + 1) return `revision ${before.revision + 1} is missing before it`;
  if (meta.previousHash !== before.hash) return 'it is not chained to the event before it';
  const { hash, ...open } = meta;
  if (hashOf({ ...stored, meta: open }) !== hash) return 'its content does not match its hash';
  return undefined;
}

/** Follows the chain of one stream's events as stored: from its first, or from the one that `from` says. */
export function verifyEvents(events: Iterable<StoredEvent>, from: Revision = 0): ChainReport {
  let end: ChainEnd | undefined = from === 0 ? CHAIN_START : undefined;
  let count = 0;
  for (const stored of events) {
    end ??= { revision: from - 1, hash: stored.meta.previousHash };
    const reason = brokenLink(end, stored);
    if (reason !== undefined) return { intact: false, stream: stored.stream, revision: stored.revision, reason };
    end = { revision: stored.revision, hash: stored.meta.hash };
    count = stored.revision + 1;
  }
  return { intact: true, events: count };
}
