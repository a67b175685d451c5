import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { presets } from '../standing/presets.js';
import { readPreset } from '../standing/preset.js';
import { importEvent } from './import.js';
import { draftSchema, eventFileSchema, impactSchema, presetSchema, rulesSchema } from './schemas.js';

/** Events as they were played, with other names. */
const fixture = (name: string): string => readFileSync(join(import.meta.dirname, '../../fixtures', name), 'utf8');

const folder = (...path: readonly string[]): string => join(import.meta.dirname, '../..', ...path);

it.each([
  ['event-file', eventFileSchema()],
  ['event-preset', presetSchema()],
  ['event-rules', rulesSchema()],
  ['event-draft', draftSchema()],
  ['event-impact', impactSchema()],
])(
  '%s has a published schema: write it anew with `adjutant schema NAME > libs/tournament/schema/NAME.schema.json`',
  (name, schema) => {
    expect(JSON.parse(readFileSync(folder('schema', `${name}.schema.json`), 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(schema)),
    );
  },
);

it('every preset is there, has its own id, and says where it is from', () => {
  expect(presets().map(({ id }) => id)).toEqual([
    ...[
      'gw',
      'gw-11e',
      'itc',
      'path-to-victory',
      'wtc',
      'amg',
      'old-world',
      'mtr',
      'chess',
      'chess-2023',
      'chess-2009',
    ],
  ]);
  expect(presets().every(({ sources }) => sources.length > 0)).toBe(true);
});

it('a preset with a criterion that nobody knows is refused by its place', () => {
  const read = readPreset({ ...presets()[0], criteria: [{ by: 'luck' }] });
  expect(read.ok ? '' : read.faults[0]?.at).toContain('criteria');
});

it.each(['chess-9p-9r-byes.trf', 'skirmish-18p-4r.json'])('%s is an event file when it is written as one', (name) => {
  const first = importEvent(fixture(name));
  const again = importEvent(JSON.stringify(first.ok && first.read.event));
  expect(again).toEqual({
    ok: true,
    read: { format: 'event-file', event: first.ok && first.read.event, findings: [], supposed: [] },
  });
});
