import { ROLES, type JsonObject } from '@adjutant/kernel';
import { countShape as count, hashShape as hash, objectShape as shape, textShape as text } from './shape.js';

/** The metadata of an event in every file that we write. */
export const EVENT_META_SHAPE: JsonObject = shape(
  'The metadata of the event, written by the store that first recorded it.',
  {
    eventId: text('UUID v5 of the command id and the place of the event among the events of its command.'),
    commandId: text('Id of the command that the event comes from; unique in the record.'),
    correlationId: text('What the command belongs to; its own id where it belongs to nothing else.'),
    causationId: text('What caused the command; its own id where nothing else did.'),
    actor: shape('Who acted, in which role.', {
      id: text('Id of a person; the name is kept elsewhere.'),
      role: { description: 'The role.', enum: [...ROLES] },
    }),
    occurredAt: text('When it happened at the table: ISO 8601, UTC.'),
    recordedAt: text('When it was recorded: ISO 8601, UTC.'),
    schemaVersion: count('Version of the shape of `data`.', 1),
    payloadHash: text('Hash of the command as it was sent.'),
    previousHash: hash('The hash of the event before; 64 zeros for the first.'),
    hash: hash(
      'SHA-256 of `previousHash` and of the canonical JSON (RFC 8785) of `{stream, revision, type, data, meta}`, meta without this member.',
    ),
  },
);
