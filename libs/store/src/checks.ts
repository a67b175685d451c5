import { ROLES, type Actor, type JsonObject, type Message, type Revision } from '@adjutant/kernel';
import { writePlainJson } from './plain-json.js';
import type { CommandContext, Expected, KeptEnvelope, PlacedEnvelope } from './port.js';

/** An event as it goes into the log: cut loose from the caller's objects by being written down at once. */
export interface CheckedEvent {
  readonly type: string;
  /** Its data as JSON, in the order in which the caller gave the keys: this is what is stored. */
  readonly text: string;
  /** What the text says: this is what is hashed. */
  readonly data: object;
}

export type CheckedContext = Required<CommandContext>;

/** An append whose every part has been looked at. */
export interface CheckedAppend {
  readonly stream: string;
  readonly expected: Expected;
  readonly events: readonly CheckedEvent[];
  readonly context: CheckedContext;
  readonly envelopes: readonly PlacedEnvelope[];
}

const LONGEST_NAME = 200;
// A leading dollar sign marks the system streams of EventStoreDB.
const STREAM_NAME = /^[^\s\p{C}$][^\s\p{C}]*$/u;
/** Nearly every name: to look each of its characters up among all that there are takes far longer. */
const PLAIN_NAME = /^[!-#%-~][!-~]*$/;

export function checkStream(stream: string): string {
  const fits = typeof stream === 'string' && stream.length <= LONGEST_NAME;
  if (fits && (PLAIN_NAME.test(stream) || STREAM_NAME.test(stream))) return stream;
  const shown = typeof stream === 'string' ? JSON.stringify(stream.slice(0, 40)) : typeof stream;
  throw new TypeError(
    `${shown} is no stream name: use 1 to ${LONGEST_NAME} characters without spaces or control characters, not starting with $`,
  );
}

export function checkFrom(from: Revision): Revision {
  return wholeNumber(from, 0, 'the revision to read from');
}

export function checkLimit(limit: number): number {
  return wholeNumber(limit, 1, 'the limit');
}

export function checkAppend(
  stream: string,
  expected: Expected,
  events: readonly Message[],
  context: CommandContext,
  envelopes: readonly PlacedEnvelope[] = [],
): CheckedAppend {
  checkStream(stream);
  if (expected !== 'absent') wholeNumber(expected, 0, "the expected revision (or 'absent')");
  if (!Array.isArray(events) || events.length === 0) {
    throw new TypeError(`an append to ${stream} must carry at least one event`);
  }
  const checked = { events: events.map(checkEvent), context: checkContext(context) };
  return { stream, expected, ...checked, envelopes: envelopes.map(checkPlaced) };
}

export function checkEvent(event: Message, index: number): CheckedEvent {
  const type = text(event?.type, `events[${index}].type`);
  const { text: written, data } = writePlainJson(event.data, `events[${index}].data`);
  return { type, text: written, data };
}

export function checkContext(context: CommandContext): CheckedContext {
  const commandId = text(context?.commandId, 'context.commandId');
  return {
    commandId,
    actor: checkActor(context.actor),
    occurredAt: text(context.occurredAt, 'context.occurredAt'),
    recordedAt: text(context.recordedAt, 'context.recordedAt'),
    payloadHash: text(context.payloadHash, 'context.payloadHash'),
    correlationId: text(context.correlationId ?? commandId, 'context.correlationId'),
    causationId: text(context.causationId ?? commandId, 'context.causationId'),
  };
}

const checkPlaced = (one: PlacedEnvelope): PlacedEnvelope => ({ place: checkStream(one.place), ...checkEnvelope(one) });

/** An envelope as it is kept: what it holds as JSON, cut loose from the caller's objects. */
export function checkEnvelope({ envelope, commandId, payloadHash }: KeptEnvelope): KeptEnvelope {
  const { data } = writePlainJson(envelope?.holds, 'envelope.holds');
  return {
    envelope: {
      sealed: text(envelope.sealed, 'envelope.sealed'),
      owner: text(envelope.owner, 'envelope.owner'),
      salt: text(envelope.salt, 'envelope.salt'),
      holds: data as JsonObject,
    },
    commandId: text(commandId, 'commandId'),
    payloadHash: text(payloadHash, 'payloadHash'),
  };
}

function checkActor(actor: Actor): Actor {
  const id = text(actor?.id, 'context.actor.id');
  if (!ROLES.includes(actor.role)) {
    throw new TypeError(`context.actor.role must be one of ${ROLES.join(', ')}, but it is ${String(actor.role)}`);
  }
  return { id, role: actor.role };
}

function text(value: unknown, path: string): string {
  if (typeof value !== 'string' || value === '' || value.length > LONGEST_NAME) {
    throw new TypeError(`${path} must be a text of 1 to ${LONGEST_NAME} characters`);
  }
  if (!value.isWellFormed()) throw new TypeError(`${path} holds half a character (a lone surrogate)`);
  return value;
}

function wholeNumber(value: unknown, least: number, what: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least) return value;
  throw new RangeError(`${what} must be a whole number from ${least}, but it is ${String(value)}`);
}
