import type { JsonObject } from '@adjutant/kernel';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { problemsOf, type SchemaProblem } from './sentences.js';

type Check = (value: unknown) => SchemaProblem[];

/** Checks values against a JSON Schema. It is compiled when it is first used: most who import this never do. */
export function checker(schema: JsonObject, definition?: string): Check {
  let fits: ValidateFunction | undefined;
  return (value) => {
    fits ??= compile(schema, definition);
    return fits(value) ? [] : problemsOf(fits.errors ?? []);
  };
}

function compile(schema: JsonObject, definition: string | undefined): ValidateFunction {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
  });
  return ajv.compile(definition === undefined ? schema : { $ref: `#/$defs/${definition}`, $defs: schema['$defs'] });
}
