import { Ajv } from 'ajv';
import type { JsonObject } from '@adjutant/kernel';
import { PREDICATES } from '../predicates/index.js';
import { INVENTED } from '../testing/invented-files.js';
import { PERIODS } from './entry.js';
import { predicateDefinition } from './schema-conditions.js';
import { schemaId, SCHEMAS, type SchemaName } from './schema.js';
import { ARGUMENTS } from './validate-mentions.js';

const names = Object.keys(SCHEMAS) as SchemaName[];
const definitionsOf = (name: SchemaName) => SCHEMAS[name]['definitions'] as { readonly [name: string]: JsonObject };

describe('the schemas', () => {
  it('are one for each sort of file', () => {
    expect(names).toEqual([
      'pack',
      'releases',
      'layer',
      'entry',
      'rule',
      'questions',
      'choices',
      'army-checks',
      'change',
      'fact',
      'figures',
      'caveats',
    ]);
    expect(names.map(schemaId)).toEqual(names.map((name) => `${name}.schema.json`));
  });

  it.each(names)('are sound: %s', (name) => {
    const ajv = new Ajv({ strict: true, allowUnionTypes: true, strictRequired: false });
    ajv.addVocabulary(['patternErrorMessage']);
    expect(typeof ajv.compile(SCHEMAS[name])).toBe('function');
    expect(SCHEMAS[name]['$schema']).toBe('http://json-schema.org/draft-07/schema#');
  });

  it.each(names)('are complete in themselves: %s', (name) => {
    const used = [...JSON.stringify(SCHEMAS[name]).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]);
    const known = Object.keys(SCHEMAS[name]['definitions'] ?? {}).map((one) => `#/definitions/${one}`);
    expect(used.filter((one) => !known.includes(one ?? ''))).toEqual([]);
  });

  it.each(names)('take nothing that they do not know, and describe what they know: %s', (name) => {
    const open: string[] = [];
    const walk = (schema: unknown, path: string): void => {
      if (Array.isArray(schema)) schema.forEach((one, index) => walk(one, `${path}/${index}`));
      else if (schema !== null && typeof schema === 'object') {
        const { type, additionalProperties, properties } = schema as JsonObject;
        if (type === 'object' && properties && additionalProperties !== false) open.push(path);
        for (const [key, one] of Object.entries((properties ?? {}) as object)) {
          if (!('description' in (one as object)) && !('$ref' in (one as object)))
            open.push(`${path}/${key} has no description`);
        }
        for (const [key, one] of Object.entries(schema)) walk(one, `${path}/${key}`);
      }
    };
    walk(SCHEMAS[name], '');
    expect(open).toEqual([]);
  });

  it('let every file name its schema for the editor, but for those that are lists', () => {
    const withSchema = names.filter((name) => '$schema' in ((SCHEMAS[name]['properties'] ?? {}) as object));
    expect(withSchema).toEqual(['pack', 'layer', 'entry', 'rule', 'change', 'fact']);
  });

  it('accept the invented game with a compiler that knows nothing of ours', () => {
    const ajv = new Ajv({ strict: false });
    const entry = ajv.compile(SCHEMAS.entry);
    const refused = Object.entries(INVENTED).filter(([path, value]) => path.includes('/entries/') && !entry(value));
    expect(refused.map(([path]) => path)).toEqual([]);
  });
});

describe('conditions in the schemas', () => {
  it.each(PREDICATES.map((predicate) => [predicate.name, predicate] as const))(
    'have a branch for %s',
    (_, predicate) => {
      const branch = definitionsOf('entry')[predicateDefinition(predicate.name)];
      const properties = branch?.['properties'] as JsonObject;
      expect(branch?.['description']).toBe(predicate.says);
      expect(properties['record']).toEqual({ const: predicate.name, description: predicate.says });
      expect(Object.keys(properties).sort()).toEqual(
        [...Object.keys(predicate.args), 'code', 'record', 'source'].sort(),
      );
      const required = Object.entries(predicate.args).filter(([, one]) => !one.optional);
      expect(branch?.['required']).toEqual(['record', ...required.map(([name]) => name)]);
    },
  );

  it('have the words of an argument that has only some', () => {
    const branch = definitionsOf('rule')[predicateDefinition('clock-is')];
    expect((branch?.['properties'] as JsonObject)['turn']).toEqual({
      type: 'string',
      minLength: 1,
      enum: ['own', 'opponent', 'either'],
      description: 'Whose turn.',
    });
  });

  it.each(PREDICATES.map((predicate) => [predicate.name, predicate] as const))(
    'say of every argument of %s what it refers to',
    (_, predicate) => {
      expect(Object.keys(predicate.args).filter((argument) => !(argument in ARGUMENTS))).toEqual([]);
    },
  );

  it('count use limits by the periods that there are', () => {
    const limits = (SCHEMAS.rule['properties'] as { readonly limits: JsonObject }).limits;
    const per = ((limits['items'] as JsonObject)['properties'] as JsonObject)['per'] as JsonObject;
    expect(per['enum']).toEqual([...PERIODS]);
  });
});
