import type { JsonObject } from '@adjutant/kernel';
import {
  countShape as count,
  EVENT_META_SHAPE as meta,
  hashShape as hash,
  objectShape as shape,
  textShape as text,
} from '@adjutant/seal';

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
  events: count('How many events follow.', 1),
});

const event = shape('Every other line: one event as it was stored.', {
  revision: count('Number of the entry, counted from 0.'),
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
