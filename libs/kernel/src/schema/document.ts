import { besides, type Schema } from './schema.js';

const PLACE = '#/components/schemas/';

/** Plain JSON Schema as it stands in an OpenAPI document. */
export type Plain = { readonly [keyword: string]: unknown };
export interface Named {
  /** What refers to the schemas by name. */
  readonly schema: Plain;
  readonly components: { readonly [name: string]: Plain };
}

/** A description for an OpenAPI document: whatever has a name stands once, and is referred to. */
export function documentOf(schema: Schema): Named {
  const components = new Map<string, Plain>();
  const written = write(schema, components);
  return { schema: written, components: Object.fromEntries(components) };
}

function write(schema: Schema, components: Map<string, Plain>): Plain {
  const { title, description } = schema;
  if (title === undefined) return keywords(schema, components);
  if (!components.has(title)) {
    components.set(title, {});
    components.set(title, keywords(besides(schema).later?.() ?? schema, components));
  }
  return { $ref: `${PLACE}${title}`, ...(description === undefined ? {} : { description }) };
}

function keywords(schema: Schema, components: Map<string, Plain>): Plain {
  const all = (of: readonly Schema[]): readonly Plain[] => of.map((one) => write(one, components));
  const { properties, items, additionalProperties, oneOf, anyOf, title: _, ...others } = schema;
  return {
    ...others,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([member, one]) => [member, write(one, components)]),
      ),
    }),
    ...(items && { items: write(items, components) }),
    ...(additionalProperties === undefined
      ? {}
      : { additionalProperties: additionalProperties && open(additionalProperties, components) }),
    ...(oneOf && toldApart(schema, oneOf, all(oneOf))),
    ...(anyOf && { anyOf: all(anyOf) }),
  };
}

/** `true` and `{}` mean the same; the first is read by more generators of clients. */
function open(values: Schema, components: Map<string, Plain>): Plain | true {
  return Object.keys(values).length === 0 ? true : write(values, components);
}

/** Which value of the telling member means which schema can only be said of schemas with names. */
function toldApart(schema: Schema, these: readonly Schema[], oneOf: readonly Plain[]): Plain {
  const { by } = besides(schema);
  if (by === undefined || oneOf.some(({ $ref }) => $ref === undefined)) return { oneOf };
  const mapping = these.flatMap(({ properties }, index) =>
    (properties?.[by]?.enum ?? []).map((value) => [value, oneOf[index]?.['$ref']] as const),
  );
  return { oneOf, discriminator: { propertyName: by, mapping: Object.fromEntries(mapping) } };
}
