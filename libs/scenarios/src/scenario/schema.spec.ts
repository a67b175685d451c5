import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '@adjutant/kernel';
import { SCRIPT_SCHEMA } from '../script/schema.js';
import { DOING } from './step.js';
import { SCENARIO_SCHEMA } from './schema.js';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const PUBLISHED = { scenario: SCENARIO_SCHEMA, script: SCRIPT_SCHEMA };

/** Every member of every object in a schema, with the path that leads to it. */
function members(schema: unknown, path: string): [string, JsonObject][] {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return [];
  const own = Object.entries((schema as { properties?: Record<string, JsonObject> }).properties ?? {});
  return [
    ...own.map(([name, value]): [string, JsonObject] => [`${path}/${name}`, value]),
    ...Object.entries(schema).flatMap(([word, part]) => members(part, `${path}/${word}`)),
  ];
}

describe.each(Object.entries(PUBLISHED))('the schema of a %s', (name, schema) => {
  it('is published as it is: write it anew with `adjutant schema NAME > libs/packs/schema/NAME.schema.json`', () => {
    const text = readFileSync(join(ROOT, 'libs', 'packs', 'schema', `${name}.schema.json`), 'utf8');
    expect(JSON.parse(text)).toEqual(schema);
  });

  it('describes every member', () => {
    const definitions = schema['$defs'] as Record<string, JsonObject>;
    const silent = members(schema, '').filter(([, value]) => {
      const named = /^#\/\$defs\/(\w+)$/.exec(String(value['$ref']))?.[1];
      return (value['description'] ?? (named ? definitions[named]?.['description'] : undefined)) === undefined;
    });
    expect(silent.map(([path]) => path)).toEqual([]);
  });
});

it('the schema of a scenario knows every word that says what is done', () => {
  const step = (SCENARIO_SCHEMA['$defs'] as Record<string, { properties: object }>)['scenarioStep'];
  expect(Object.keys(step?.properties ?? {})).toEqual(expect.arrayContaining([...DOING]));
});
