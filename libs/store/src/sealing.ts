import { hash as digestOf } from 'node:crypto';
import type { Revision } from '@adjutant/kernel';
import { GENESIS, link } from '@adjutant/seal';
import type { CheckedContext, CheckedEvent } from './checks.js';
import { eventIdOf } from './event-id.js';
import type { Metadata, StoredEvent } from './port.js';

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
  const { index, schemaVersion, previousHash } = unsealed;
  const { commandId, correlationId, causationId, actor, occurredAt, recordedAt, payloadHash } = context;
  const eventId = eventIdOf(commandId, index);
  const hash = digestOf('sha256', previousHash + sealedText(unsealed, context, eventId));
  const ids = { eventId, commandId, correlationId, causationId };
  return { ...ids, actor, occurredAt, recordedAt, schemaVersion, payloadHash, previousHash, hash };
}

/**
 * What `hashOf` hashes, put together from parts: the keys of the envelope are known, so that only the data of the event
 * has to be brought into canonical order, and it has been. sealing.spec.ts holds the two to one another.
 */
function sealedText(unsealed: Unsealed, context: CheckedContext, eventId: string): string {
  const { stream, revision, event, schemaVersion, previousHash } = unsealed;
  const { commandId, correlationId, causationId, actor, occurredAt, recordedAt, payloadHash } = context;
  const quoted = JSON.stringify(commandId);
  const correlation = correlationId === commandId ? quoted : JSON.stringify(correlationId);
  const causation = causationId === commandId ? quoted : JSON.stringify(causationId);
  return (
    `{"data":${event.canonical},"meta":{"actor":{"id":${JSON.stringify(actor.id)},"role":"${actor.role}"},` +
    `"causationId":${causation},"commandId":${quoted},"correlationId":${correlation},"eventId":"${eventId}",` +
    `"occurredAt":${JSON.stringify(occurredAt)},"payloadHash":${JSON.stringify(payloadHash)},` +
    `"previousHash":"${previousHash}","recordedAt":${JSON.stringify(recordedAt)},"schemaVersion":${schemaVersion}},` +
    `"revision":${revision},"stream":${JSON.stringify(stream)},"type":${JSON.stringify(event.type)}}`
  );
}

type Hashed = Pick<StoredEvent, 'stream' | 'revision' | 'event'> & { readonly meta: Omit<Metadata, 'hash'> };

/** The hash of an event as it was stored, before any upcaster touched it. */
export function hashOf({ stream, revision, event, meta }: Hashed): string {
  return link(meta.previousHash, { stream, revision, type: event.type, data: event.data, meta });
}

export type ChainReport =
  | { readonly intact: true; readonly events: number }
  | { readonly intact: false; readonly stream: string; readonly revision: Revision; readonly reason: string };

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

/** Follows the chain of one stream's events as stored, from its first. */
export function verifyEvents(events: Iterable<StoredEvent>): ChainReport {
  let end = CHAIN_START;
  let count = 0;
  for (const stored of events) {
    const reason = brokenLink(end, stored);
    if (reason !== undefined) return { intact: false, stream: stored.stream, revision: stored.revision, reason };
    end = { revision: stored.revision, hash: stored.meta.hash };
    count++;
  }
  return { intact: true, events: count };
}
