import { BUNDLE_SCHEMA, EVENT_BUNDLE_SCHEMA } from '@adjutant/seal';
import { MATCH_FILE_SCHEMA } from '@adjutant/store';
import { draftSchema, eventFileSchema, impactSchema, presetSchema, rulesSchema } from '@adjutant/tournament';
import { SCENARIO_SCHEMA, SCRIPT_SCHEMA } from '@adjutant/scenarios';
import { sayLines, type Io } from '../io.js';
import { EXIT, Trouble, type ExitCode } from '../trouble.js';
import { SCHEMA_NAMES } from './schema-names.js';

/** The published schemas, by name; the files under libs/packs/schema and libs/tournament/schema are written from these. */
const SCHEMAS = {
  scenario: SCENARIO_SCHEMA,
  script: SCRIPT_SCHEMA,
  'match-file': MATCH_FILE_SCHEMA,
  bundle: BUNDLE_SCHEMA,
  'event-bundle': EVENT_BUNDLE_SCHEMA,
  'event-file': eventFileSchema(),
  'event-preset': presetSchema(),
  'event-rules': rulesSchema(),
  'event-draft': draftSchema(),
  'event-impact': impactSchema(),
} as const satisfies { readonly [name in (typeof SCHEMA_NAMES)[number]]: object };

export function showSchema(io: Io, name: string): ExitCode {
  const [, schema] = Object.entries(SCHEMAS).find(([known]) => known === name) ?? [];
  if (!schema) throw new Trouble(EXIT.usage, `There is no schema ${name}. There are: ${SCHEMA_NAMES.join(', ')}.`);
  sayLines(io, JSON.stringify(schema, null, 2));
  return EXIT.ok;
}
