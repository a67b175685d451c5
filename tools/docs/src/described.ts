import type { Schema } from '@adjutant/kernel';
import type { Shape } from './shapes.js';

type Gather = (schema: Schema) => void;

/** The data of messages as types, with the named shapes that they are made of. */
export function describedShapes(schemas: Iterable<Schema>): {
  readonly main: readonly Shape[];
  readonly shared: readonly Shape[];
} {
  const waiting: Schema[] = [];
  const shared = new Map<string, Shape>();
  const gather: Gather = (schema) => void waiting.push(schema);
  const main = [...schemas].map((schema) => shapeOf(schema, schema.properties?.['data'] ?? schema, gather));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const title = nameOf(next);
    if (!shared.has(title)) shared.set(title, shapeOf({ ...next, description: '' }, next, gather));
  }
  return { main, shared: [...shared.values()] };
}

/** What is recorded differs from what is sent by its bounds, which are not shown: it has the same name here. */
function nameOf({ title = '' }: Schema): string {
  return title.replace(/^Recorded/, '');
}

function shapeOf(named: Schema, schema: Schema, gather: Gather): Shape {
  const [name, says] = [nameOf(named), named.description ?? ''];
  return { name, says, text: `type ${name} = ${written(schema, '', gather)};` };
}

function written(schema: Schema, indent: string, gather: Gather): string {
  const refer = (one: Schema, at = indent): string => {
    if (one.title === undefined) return written(one, at, gather);
    gather(one);
    return nameOf(one);
  };
  const { oneOf, anyOf, items, properties, additionalProperties } = schema;
  if (oneOf || anyOf) return (oneOf ?? anyOf ?? []).map((one) => refer(one)).join(' | ');
  if (schema.enum) return schema.enum.map((one) => (typeof one === 'string' ? `'${one}'` : String(one))).join(' | ');
  if (items) return listed(items, refer(items));
  if (properties) return members(schema, indent, refer);
  if (additionalProperties) return `{ [key: string]: ${refer(additionalProperties)} }`;
  return PLAIN[schema.type ?? ''] ?? 'unknown';
}

const PLAIN: { readonly [type: string]: string } = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

function listed({ title, oneOf, anyOf, enum: words }: Schema, item: string): string {
  const several = title === undefined && (oneOf ?? anyOf ?? words ?? []).length > 1;
  return several ? `(${item})[]` : `${item}[]`;
}

function members(
  { properties = {}, required = [] }: Schema,
  indent: string,
  refer: (schema: Schema, indent: string) => string,
): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).flatMap(([member, one]) => {
    const says = one.description === undefined ? [] : [`${inner}/** ${one.description} */`];
    return [...says, `${inner}${member}${required.includes(member) ? '' : '?'}: ${refer(one, inner)};`];
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}
