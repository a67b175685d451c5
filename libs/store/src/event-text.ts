import { hash } from 'node:crypto';
import { canonical, type Hashed } from '@adjutant/seal';

/** The members of metadata as it is written nowadays, each of them with what it holds. */
const HOLDS = {
  actor: 'object',
  causationId: 'string',
  commandId: 'string',
  correlationId: 'string',
  eventId: 'string',
  occurredAt: 'string',
  payloadHash: 'string',
  previousHash: 'string',
  recordedAt: 'string',
  schemaVersion: 'number',
} as const;

const MEMBERS = Object.keys(HOLDS).length;

type Usual = {
  readonly [Member in Exclude<keyof typeof HOLDS, 'actor' | 'schemaVersion'>]: string;
} & { readonly actor: { readonly id: string; readonly role: string }; readonly schemaVersion: number };

/** The hash that an event is stored with, as `eventHash` works it out: one is made for each event that is written or verified. */
export function hashOfEvent(hashed: Hashed): string {
  return hash('sha256', hashed.meta.previousHash + eventText(hashed));
}

/**
 * The canonical JSON of an event. Around its data nearly every event has the same members, whose order is known: they are put into
 * a text as they are. Whatever has others is written member by member.
 */
export function eventText({ stream, revision, type, data, meta }: Hashed): string {
  if (!isUsual(meta) || !Number.isSafeInteger(revision) || !stream.isWellFormed() || !type.isWellFormed())
    return canonical({ stream, revision, type, data, meta });
  const { actor, causationId, commandId, correlationId, eventId } = meta;
  const { occurredAt, payloadHash, previousHash, recordedAt, schemaVersion } = meta;
  return `{"data":${canonical(data)},"meta":{"actor":{"id":${quoted(actor.id)},"role":${quoted(actor.role)}},"causationId":${quoted(causationId)},"commandId":${quoted(commandId)},"correlationId":${quoted(correlationId)},"eventId":${quoted(eventId)},"occurredAt":${quoted(occurredAt)},"payloadHash":${quoted(payloadHash)},"previousHash":${quoted(previousHash)},"recordedAt":${quoted(recordedAt)},"schemaVersion":${schemaVersion}},"revision":${revision},"stream":${quoted(stream)},"type":${quoted(type)}}`;
}

/** Exactly these members, and in each what belongs there. */
function isUsual(meta: object): meta is Usual {
  const members = Object.keys(meta);
  if (members.length !== MEMBERS || !isPlain(meta)) return false;
  for (const member of members) {
    const value = (meta as { readonly [member: string]: unknown })[member];
    const holds = Object.hasOwn(HOLDS, member) ? HOLDS[member as keyof typeof HOLDS] : undefined;
    if (typeof value !== holds) return false;
    if (holds === 'string' && !(value as string).isWellFormed()) return false;
    if (holds === 'number' && !Number.isSafeInteger(value)) return false;
    if (holds === 'object' && !isActor(value)) return false;
  }
  return true;
}

function isActor(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !isPlain(value) || Object.keys(value).length !== 2) return false;
  const { id, role } = value as { readonly id?: unknown; readonly role?: unknown };
  return isText(id) && isText(role);
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.isWellFormed();

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

const quoted = (text: string): string => JSON.stringify(text);
