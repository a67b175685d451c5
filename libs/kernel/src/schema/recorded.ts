import { message } from './objects.js';
import { besides, BESIDES, type Schema } from './schema.js';

const LOOSE = new WeakMap<Schema, Schema>();

/**
 * As it is described where it is sent, without its bounds: they change with the years, and what was recorded under others stays
 * what it is. What has a name is another description then, and has another name.
 */
export function recorded<Of extends Schema>(schema: Of): Of {
  const known = LOOSE.get(schema) ?? loosened(schema);
  LOOSE.set(schema, known);
  return known as Of;
}

const BOUNDS: ReadonlySet<PropertyKey> = new Set([
  'minLength',
  'maxLength',
  'format',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
]);

function loosened(schema: Schema): Schema {
  const { title, items, properties, additionalProperties, oneOf, anyOf } = schema;
  const all: { readonly [keyword: PropertyKey]: unknown } = { ...schema };
  const kept = Reflect.ownKeys(all).filter((keyword) => !BOUNDS.has(keyword));
  const { passes: _, later, ...said } = besides(schema);
  return {
    ...Object.fromEntries(kept.map((keyword) => [keyword, all[keyword]])),
    ...(title === undefined ? {} : { title: `Recorded${title}` }),
    ...(items && { items: recorded(items) }),
    ...(properties && { properties: mapped(properties) }),
    ...(additionalProperties && { additionalProperties: recorded(additionalProperties) }),
    ...(oneOf && { oneOf: oneOf.map((one) => recorded(one)) }),
    ...(anyOf && { anyOf: anyOf.map((one) => recorded(one)) }),
    [BESIDES]: later ? { ...said, later: () => recorded(later()) } : said,
  } as object as Schema;
}

function mapped(members: { readonly [member: string]: Schema }): { readonly [member: string]: Schema } {
  return Object.fromEntries(Object.entries(members).map(([member, one]) => [member, recorded(one)]));
}

/** An event: its type, and what stands in it for ever. A record, and no input: it has no bounds. */
export function event<const Type extends string, Data>(type: Type, data: Schema<Data>, says?: string) {
  return message(type, recorded(data), says);
}
