import { documentOf, type Schema } from '@adjutant/kernel';
import { Preset } from '../standing/preset.js';
import { EventFile } from './event-file.js';

/** A JSON Schema as it is published: what has a name stands once. */
function published(schema: Schema, title: string): object {
  const { schema: root, components } = documentOf(schema);
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  return { $schema, title, ...root, components: { schemas: components } };
}

export const eventFileSchema = (): object => published(EventFile, 'Adjutant event file');
export const presetSchema = (): object => published(Preset, 'Adjutant preset of standings');
