import type { Json, JsonObject } from '@adjutant/kernel';
import { fitting } from './fitting.js';

const SOME_HASH = '^[0-9a-f]{64}$';

/** The words that schemas of our files are written in. */
export const hashShape = (description: string): JsonObject => ({ description, type: 'string', pattern: SOME_HASH });
export const textShape = (description: string, maxLength = 200): JsonObject => {
  return { description, type: 'string', minLength: 1, maxLength };
};
export const countShape = (description: string, minimum = 0): JsonObject => ({ description, type: 'integer', minimum });
export const listShape = (description: string, items: JsonObject): JsonObject => {
  return { description, type: 'array', items };
};
export const objectShape = (description: string, properties: JsonObject): JsonObject => ({
  description,
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/**
 * Says in what way a value does not have the shape that a published schema describes, or nothing where it does. It knows
 * the few words that the schemas of our files are written in, so that reading them needs no library.
 */
export function misfit(value: unknown, schema: JsonObject): string | undefined {
  return fitting(schema)(value) ? undefined : misfitAt(value, schema, '');
}

function misfitAt(value: unknown, schema: JsonObject, path: string): string | undefined {
  const name = path === '' ? 'it' : path;
  if ('const' in schema)
    return value === schema['const'] ? undefined : `${name} must be ${JSON.stringify(schema['const'])}`;
  const words = schema['enum'];
  if (Array.isArray(words))
    return words.includes(value as Json) ? undefined : `${name} must be one of ${words.join(', ')}`;
  switch (schema['type']) {
    case 'string':
      return misfitText(value, schema, name);
    case 'integer':
      return misfitNumber(value, schema, name);
    case 'object':
      return misfitObject(value, schema, path);
    case 'array':
      return misfitList(value, schema, name);
    default:
      return undefined;
  }
}

function misfitText(
  value: unknown,
  { minLength = 0, maxLength = Infinity, pattern }: JsonObject,
  name: string,
): string | undefined {
  if (typeof value !== 'string') return `${name} must be a text`;
  if (value.length < Number(minLength)) return `${name} is empty`;
  if (value.length > Number(maxLength)) return `${name} is longer than ${String(maxLength)} characters`;
  if (typeof pattern === 'string' && !new RegExp(pattern).test(value)) return `${name} is no SHA-256 in lower-case hex`;
  return undefined;
}

function misfitNumber(value: unknown, { minimum = 0 }: JsonObject, name: string): string | undefined {
  const fits = typeof value === 'number' && Number.isSafeInteger(value) && value >= Number(minimum);
  return fits ? undefined : `${name} must be a whole number from ${String(minimum)}`;
}

function misfitList(value: unknown, { items }: JsonObject, name: string): string | undefined {
  if (!Array.isArray(value)) return `${name} must be a list`;
  for (const [index, item] of value.entries()) {
    const found = misfitAt(item, items as JsonObject, `${name}[${index}]`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function misfitObject(value: unknown, schema: JsonObject, path: string): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return `${path === '' ? 'it' : path} must be an object`;
  const properties = schema['properties'] as JsonObject | undefined;
  if (!properties) return undefined;
  const at = (member: string): string => (path === '' ? member : `${path}.${member}`);
  const members = value as { readonly [member: string]: unknown };
  const known = Object.entries(properties) as [string, JsonObject][];
  for (const [member, of] of known) {
    if (!Object.hasOwn(members, member)) return `${at(member)} is missing`;
    const found = misfitAt(members[member], of, at(member));
    if (found !== undefined) return found;
  }
  const names = Object.keys(value);
  // All that are known are there: as many are all.
  if (names.length === known.length) return undefined;
  const stray = names.find((member) => !Object.hasOwn(properties, member));
  return stray === undefined ? undefined : `${at(stray)} is not known`;
}
