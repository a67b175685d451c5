import type { JsonObject } from '@adjutant/kernel';
import { EVENT_META_SHAPE } from '../event-shape.js';
import {
  countShape as count,
  hashShape as hash,
  listShape as list,
  objectShape as shape,
  textShape as text,
} from '../shape.js';

const LONGEST_NOTE = 4_000_000;

const header = shape('The first line: which match this is, and in which log it is recorded.', {
  adjutant: { description: 'Tells a bundle from other JSON Lines.', const: 'bundle' },
  version: {
    description: 'Version of this format: 2 where a stream `imports-<id>` says that the match came from elsewhere.',
    enum: [1, 2],
  },
  match: text('Id of the match.'),
  pack: shape('The release of the rule pack that the match is played under, as its first event pins it.', {
    id: text('Id of the pack.'),
    release: text('Name of the release.'),
    digest: hash('Digest of the flattened release.'),
  }),
  events: count('How many events follow.', 1),
  origin: text('Name of the log.'),
  key: text('Verifier key of the log, as `name+id+key`: the form of C2SP signed notes.', 400),
});

const pack = shape('The second line: the flattened release, with all that judging the match needs.', {
  pack: { description: 'As `adjutant packs show --json` gives it.', type: 'object' },
});

const event = shape('One line an event, in the order of the log: the match and every dispute about it.', {
  leaf: count('Which event of the whole log it is, counted from 0.'),
  stream: text('`match-<id>`, `dispute-<id>`, or `imports-<id>` in a bundle of version 2.'),
  revision: count('Number of the entry in its stream, counted from 0.'),
  type: text('Type of the event, as `StratagemUsed`.'),
  data: { description: 'What was declared; its shape depends on the type.', type: 'object' },
  meta: EVENT_META_SHAPE,
});

const manifest = shape('What the log signs about this bundle.', {
  manifest: text(
    'A signed note: `adjutant-manifest/v1`, then a line of canonical JSON with `above` (SHA-256 over every byte above), `events`, `marks` (four digits of the SHA-256 of each line above), `match`, `origin`, `proof` (SHA-256 of the last line), `root`, `size` and `streams` (`{stream, events, head}` of each).',
    LONGEST_NOTE,
  ),
});

const checkpoint = shape('The checkpoint that the events are proved against.', {
  checkpoint: text('A signed note with the body of a C2SP checkpoint and one extension line, `signed <time>`.', 2_000),
});

const proof = shape('The last line: what leads from the events to the root of the checkpoint.', {
  proof: list(
    'From left to right, the hashes of the largest ranges of the tree (RFC 9162) that hold none of these events.',
    hash('A node of the tree.'),
  ),
});

export const LINE_SHAPES = { header, pack, event, manifest, checkpoint, proof } as const;

/** The shape of each line of a bundle (JSON Lines, UTF-8, every line canonical as RFC 8785 says). */
export const BUNDLE_SCHEMA: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Line of a bundle',
  description:
    'The record of a match as evidence: header, pack, events, manifest, checkpoint and proof, a line each, in this order.',
  oneOf: Object.keys(LINE_SHAPES).map((name) => ({ $ref: `#/$defs/${name}` })),
  $defs: LINE_SHAPES,
};
