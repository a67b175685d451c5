import type { EventSchemas, JsonObject, Revision } from '@adjutant/kernel';
import { checkContext, checkEvent, checkStream, type CheckedEvent } from './checks.js';
import { UnsoundRecord } from './errors.js';
import { eventId } from './event-ids.js';
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
  let last: LastOfCommand | undefined;
  const commands = new Set<string>();
  const checked: CheckedSealed[] = [];
  for (const [place, sealed] of (events as readonly SealedEvent[]).entries()) {
    const unsound = (reason: string): UnsoundRecord => new UnsoundRecord(stream, place, reason);
    const { event, meta, data } = checkSealed(stream, place, sealed);
    const message = { type: event.type, data };
    const reason = brokenLink(end, { stream, revision: sealed.revision, position: '', event: message, meta });
    if (reason !== undefined) throw unsound(reason);
    last = placeInCommand(meta, last, (commandId) => commands.has(commandId), unsound);
    commands.add(meta.commandId);
    checkReadable(event.type, meta, data, schemas, unsound);
    checked.push({ revision: sealed.revision, index: last.index, event, meta });
    end = { revision: sealed.revision, hash: meta.hash };
  }
  return { stream, events: checked, head: end.hash };
}

/** An event cut loose from the caller's objects; whether its hash is right is not looked at here. */
export function checkSealed(stream: string, place: number, sealed: SealedEvent) {
  const unsound = (reason: string): UnsoundRecord => new UnsoundRecord(stream, place, reason);
  return attempt(() => {
    const event = checkEvent(sealed.event, place);
    return { event, meta: checkMeta(sealed.meta), data: JSON.parse(event.text) as JsonObject };
  }, unsound);
}

export function checkReadable(
  type: string,
  { schemaVersion }: Metadata,
  data: JsonObject,
  schemas: EventSchemas,
  unsound: (reason: string) => UnsoundRecord,
): void {
  attempt(() => schemas.upcast(type, schemaVersion, data), unsound);
}

/** The last event of a stream so far: which command it came with, and which of that command's events it is. */
export interface LastOfCommand {
  readonly commandId: string;
  readonly index: number;
}

/** The events of a command stand together, and their ids follow from its id. */
export function placeInCommand(
  meta: Metadata,
  before: LastOfCommand | undefined,
  wasRecorded: (commandId: string) => boolean,
  unsound: (reason: string) => UnsoundRecord,
): LastOfCommand {
  const { commandId } = meta;
  const index = before?.commandId === commandId ? before.index + 1 : 0;
  if (index === 0 && wasRecorded(commandId)) {
    throw unsound(`its command ${commandId} was recorded before, and a command is recorded once`);
  }
  if (meta.eventId !== eventId(commandId, index)) throw unsound('its event id does not follow from its command id');
  return { commandId, index };
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
