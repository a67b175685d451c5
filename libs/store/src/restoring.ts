import { eventId, type EventSchemas, type JsonObject, type Revision } from '@adjutant/kernel';
import { checkContext, checkEvent, checkStream, type CheckedEvent } from './checks.js';
import { UnsoundRecord } from './errors.js';
import type { Metadata, SealedEvent } from './port.js';
import { brokenLink, CHAIN_START } from './sealing.js';
import { messageOf } from './trouble.js';

/** A sealed event whose every part has been looked at. */
export interface CheckedSealed {
  readonly revision: Revision;
  /** Which of its command's events this is. */
  readonly index: number;
  readonly event: CheckedEvent;
  readonly meta: Metadata;
}

export interface CheckedRestore {
  readonly stream: string;
  readonly events: readonly CheckedSealed[];
  /** The hash of the last event. */
  readonly head: string;
}

/**
 * Holds events that come from elsewhere to what this store itself would have written: an unbroken chain from the start,
 * ids that follow from their commands, and a schema that this build can read.
 */
export function checkRestore(stream: string, events: readonly SealedEvent[], schemas: EventSchemas): CheckedRestore {
  checkStream(stream);
  if (!Array.isArray(events) || events.length === 0) {
    throw new TypeError(`a restore of ${stream} must carry at least one event`);
  }
  let end = CHAIN_START;
  const commands = new Map<string, number>();
  const checked: CheckedSealed[] = [];
  for (const [place, sealed] of (events as readonly SealedEvent[]).entries()) {
    const unsound = (reason: string): UnsoundRecord => new UnsoundRecord(stream, place, reason);
    const { event, meta } = attempt(
      () => ({ event: checkEvent(sealed.event, place), meta: checkMeta(sealed.meta) }),
      unsound,
    );
    const data = JSON.parse(event.text) as JsonObject;
    const reason = brokenLink(end, {
      stream,
      revision: sealed.revision,
      position: '',
      event: { type: event.type, data },
      meta,
    });
    if (reason !== undefined) throw unsound(reason);
    const index = indexOf(commands, checked.at(-1), meta, unsound);
    attempt(() => schemas.upcast(event.type, meta.schemaVersion, data), unsound);
    checked.push({ revision: sealed.revision, index, event, meta });
    end = { revision: sealed.revision, hash: meta.hash };
  }
  return { stream, events: checked, head: end.hash };
}

/** The events of a command stand together, and their ids follow from its id. */
function indexOf(
  commands: Map<string, number>,
  before: CheckedSealed | undefined,
  meta: Metadata,
  unsound: (reason: string) => UnsoundRecord,
): number {
  const index = commands.get(meta.commandId) ?? 0;
  if (index > 0 && before?.meta.commandId !== meta.commandId) {
    throw unsound(`its command ${meta.commandId} was recorded before, and a command is recorded once`);
  }
  if (meta.eventId !== eventId(meta.commandId, index))
    throw unsound('its event id does not follow from its command id');
  commands.set(meta.commandId, index + 1);
  return index;
}

/** The members that a store writes, and no others: a row has no room for more. */
function checkMeta(meta: Metadata): Metadata {
  const { commandId, correlationId, causationId, actor, occurredAt, recordedAt, payloadHash } = checkContext(meta);
  const { eventId: id, schemaVersion, previousHash, hash } = meta;
  if (!Number.isSafeInteger(schemaVersion) || schemaVersion < 1) {
    throw new TypeError('meta.schemaVersion must be a whole number from 1');
  }
  const written = { commandId, correlationId, causationId, actor, occurredAt, recordedAt };
  return { eventId: id, ...written, schemaVersion, payloadHash, previousHash, hash };
}

function attempt<Result>(work: () => Result, unsound: (reason: string) => UnsoundRecord): Result {
  try {
    return work();
  } catch (error) {
    throw unsound(messageOf(error).replaceAll('context.', 'meta.'));
  }
}
