import type { JsonObject } from '@adjutant/kernel';

type Fits = (value: unknown) => boolean;

const KNOWN = new WeakMap<JsonObject, Fits>();

/**
 * Whether a value has a shape and its members stand in order, as in every line that was written canonically: made once of a schema
 * and asked of each line of a file. `misfit` knows what is wrong with any other, if anything is.
 */
export function fitting(schema: JsonObject): Fits {
  const known = KNOWN.get(schema) ?? made(schema);
  KNOWN.set(schema, known);
  return known;
}

function made(schema: JsonObject): Fits {
  if ('const' in schema) return (value) => value === schema['const'];
  const words = schema['enum'];
  if (Array.isArray(words)) return (value) => (words as readonly unknown[]).includes(value);
  switch (schema['type']) {
    case 'string':
      return text(schema);
    case 'integer':
      return whole(schema);
    case 'object':
      return members(schema);
    case 'array':
      return list(schema);
    default:
      return () => true;
  }
}

function text({ minLength = 0, maxLength = Infinity, pattern }: JsonObject): Fits {
  const [least, most] = [Number(minLength), Number(maxLength)];
  const form = typeof pattern === 'string' ? new RegExp(pattern) : undefined;
  return (value) =>
    typeof value === 'string' && value.length >= least && value.length <= most && (form?.test(value) ?? true);
}

function whole({ minimum = 0 }: JsonObject): Fits {
  const least = Number(minimum);
  return (value) => Number.isSafeInteger(value) && (value as number) >= least;
}

function list({ items }: JsonObject): Fits {
  const fits = fitting(items as JsonObject);
  return (value) => Array.isArray(value) && value.every((item) => fits(item));
}

function members({ properties }: JsonObject): Fits {
  const isObject = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!properties) return isObject;
  const known = Object.entries(properties as { readonly [member: string]: JsonObject })
    .map(([name, of]) => ({ name, fits: fitting(of) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return (value) => {
    if (!isObject(value)) return false;
    const names = Object.keys(value);
    if (names.length !== known.length) return false;
    for (const [at, { name, fits }] of known.entries())
      if (names[at] !== name || !fits((value as Record<string, unknown>)[name])) return false;
    return true;
  };
}
