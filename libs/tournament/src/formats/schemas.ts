import { documentOf, type Schema } from '@adjutant/kernel';
import { PairingRules } from '../pairing/rules.js';
import { Preset } from '../standing/preset.js';
import { DraftOfFile } from './answers/draft-of-file.js';
import { ImpactOfFile } from './answers/impact-of-file.js';
import { EventFile } from './event-file.js';

/** A JSON Schema as it is published: what has a name stands once. */
function published(schema: Schema, title: string): object {
  const { schema: root, components } = documentOf(schema);
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  return { $schema, title, ...root, components: { schemas: components } };
}

export const eventFileSchema = (): object => published(EventFile, 'Adjutant event file');
export const presetSchema = (): object => published(Preset, 'Adjutant preset of standings');
export const draftSchema = (): object => published(DraftOfFile, 'Adjutant draft of a round');
export const impactSchema = (): object => published(ImpactOfFile, 'Adjutant impact of a correction');
export const rulesSchema = (): object => published(PairingRules, 'Adjutant rules of pairing');
