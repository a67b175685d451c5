import type { JsonObject } from '@adjutant/kernel';
import { LINE_SHAPES } from '../bundle/schema.js';
import { countShape as count, hashShape as hash, objectShape as shape, textShape as text } from '../shape.js';

const { pack, checkpoint, proof, event } = LINE_SHAPES;

const header = shape('The first line: which event this is, and in which log it is recorded.', {
  adjutant: { description: 'Tells the bundle of an event from other JSON Lines.', const: 'event-bundle' },
  version: { description: 'Version of this format.', const: 1 },
  event: text('Id of the event.'),
  origin: text('Name of the log.'),
  key: text('Verifier key of the log, as `name+id+key`: the form of C2SP signed notes.', 400),
});

const withheld = shape('An entry whose content does not travel, by its place in the log and its hash.', {
  withheld: shape('Which entry.', {
    leaf: count('Which event of the whole log it is, counted from 0.'),
    stream: text('`dispute-<id>`.'),
    revision: count('Number of the entry in its stream, counted from 0.'),
    hash: hash('Its hash.'),
  }),
});

const standings = shape('The standings after a round that is closed, as all corrections since leave them.', {
  standings: {
    description: 'Preset, columns and rows; each value exactly, as a fraction where it is none that ends.',
    type: 'object',
  },
});

const manifest = shape('What the log signs about this bundle.', {
  manifest: text(
    'A signed note: `adjutant-event-manifest/v1`, then a line of canonical JSON with `above` (SHA-256 over every byte above), `event`, `events`, `marks` (eight digits of the last hash of each stream, in the order of the file), `origin`, `proof` (SHA-256 of the last line), `root`, `size`, `standings` (SHA-256 over their lines), `streams` and `withheld` (how many).',
    1_000_000,
  ),
});

export const EVENT_LINE_SHAPES = { header, pack, event, withheld, standings, manifest, checkpoint, proof } as const;

/** The shape of each line of the bundle of an event (JSON Lines, UTF-8, every line canonical as RFC 8785 says). */
export const EVENT_BUNDLE_SCHEMA: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Line of the bundle of an event',
  description:
    'The record of a whole event as evidence: header; the entries of the event; for each match its rules where they are new, its entries, and those of its disputes; standings after each closed round; manifest, checkpoint and proof.',
  oneOf: Object.keys(EVENT_LINE_SHAPES).map((name) => ({ $ref: `#/$defs/${name}` })),
  $defs: EVENT_LINE_SHAPES,
};
