import { name, whole } from './plain.js';
import { said, type Said, type Schema, type Static } from './schema.js';

const MOST_ITEMS = 500;

interface Count {
  readonly least?: number;
  readonly most?: number;
}

export function list<Value>(items: Schema<Value>, as: Said & Count = {}): Schema<readonly Value[]> {
  const { least, most = MOST_ITEMS } = as;
  return said(as, {
    type: 'array',
    items,
    ...(least === undefined ? {} : { minItems: least }),
    maxItems: most,
  });
}

/** A list of what goes out: as long as it is. */
export function many<Value>(items: Schema<Value>, as: Said = {}): Schema<readonly Value[]> {
  return said(as, { type: 'array', items });
}

export function names(as: Said = {}): Schema<readonly string[]> {
  return list(name(), as);
}

export function wholes(as: Said & Count = {}): Schema<readonly number[]> {
  const { least, most, ...others } = as;
  const bounds = { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
  return list(whole(bounds), others);
}

/** One of several objects, told apart by one member. `none`: what is said of a value that is none of them. */
export function byMember<Of extends readonly Schema[]>(
  by: string,
  these: Of,
  as: Said & { readonly none?: string } = {},
): Schema<Static<Of[number]>> {
  return said(as, { oneOf: these }, { by, ...(as.none === undefined ? {} : { none: as.none }) });
}

/** One of several that no member tells apart. */
export function either<const Of extends readonly Schema[]>(...these: Of): Schema<Static<Of[number]>> {
  return said({}, { anyOf: these });
}

/** What is described, or `null`. */
export function orNull<Value>(schema: Schema<Value>, as: Said = {}): Schema<Value | null> {
  return said(as, { anyOf: [schema, { type: 'null' }] });
}

/** Of values that hold values of their own kind: described elsewhere, under this name. */
export function later<Value>(named: string, schema: () => Schema): Schema<Value> {
  return said({ name: named }, {}, { later: schema });
}
