import { ROLES, type JsonObject } from '@adjutant/kernel';

const hash = (description: string): JsonObject => ({ description, type: 'string', pattern: '^[0-9a-f]{64}$' });
const text = (description: string): JsonObject => ({ description, type: 'string', minLength: 1, maxLength: 200 });
const shape = (description: string, properties: JsonObject): JsonObject => ({
  description,
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const header = shape('The first line: which match this is, and what its record adds up to.', {
  adjutant: { description: 'Tells a match file from other JSON Lines.', const: 'match' },
  version: { description: 'Version of this format.', const: 1 },
  id: text('Id of the match; its events belong to the stream `match-<id>`, which is part of every hash.'),
  pack: shape('The release of the rule pack that the match is played under, as its first event pins it.', {
    id: text('Id of the pack.'),
    release: text('Name of the release.'),
    digest: hash('Digest of the flattened release.'),
  }),
  head: hash('The hash of the last event.'),
  events: { description: 'How many events follow.', type: 'integer', minimum: 1 },
});

const meta = shape('The metadata of the event, written by the store that first recorded it.', {
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
  schemaVersion: { description: 'Version of the shape of `data`.', type: 'integer', minimum: 1 },
  payloadHash: text('Hash of the command as it was sent.'),
  previousHash: hash('The hash of the event before; 64 zeros for the first.'),
  hash: hash(
    'SHA-256 of `previousHash` and of the canonical JSON (RFC 8785) of `{stream, revision, type, data, meta}`, meta without this member.',
  ),
});

const event = shape('Every other line: one event as it was stored.', {
  revision: { description: 'Number of the entry, counted from 0.', type: 'integer', minimum: 0 },
  type: text('Type of the event, as `StratagemUsed`.'),
  data: { description: 'What was declared; its shape depends on the type.', type: 'object' },
  meta,
});

/** The shape of each line of a match file (JSON Lines, UTF-8). */
export const MATCH_FILE_SCHEMA: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Line of a match file',
  description:
    'The interchange format of matches: JSON Lines, a header and then one event a line, in order and without gaps.',
  oneOf: [{ $ref: '#/$defs/header' }, { $ref: '#/$defs/event' }],
  $defs: { header, event },
};
