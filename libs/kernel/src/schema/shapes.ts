import { said, type Said, type Schema, type Static } from './schema.js';
import { exactly, name, whole } from './plain.js';

const MOST_ITEMS = 500;

/** A description of a member that may be left out. `null` is not the same as left out: it is refused. */
export type Optional<Value> = Schema<Value> & { readonly '~optional': true };

type Members = { readonly [member: string]: Schema };
type LeftOut<Of extends Members> = {
  [Member in keyof Of]: Of[Member] extends { readonly '~optional': true } ? Member : never;
}[keyof Of];
/** One object type out of an intersection, so that it reads in an editor as it would be written. */
type Flat<Value> = { readonly [Member in keyof Value]: Value[Member] };

export type ObjectOf<Of extends Members> = Flat<
  { readonly [Member in Exclude<keyof Of, LeftOut<Of>>]: Static<Of[Member]> } & {
    readonly [Member in LeftOut<Of>]?: Static<Of[Member]>;
  }
>;

export type ObjectSchema<Of extends Members> = Omit<Schema<ObjectOf<Of>>, 'properties'> & { readonly properties: Of };

export function optional<Value>(schema: Schema<Value>): Optional<Value> {
  return Object.defineProperty({ ...schema }, '~optional', { value: true }) as Optional<Value>;
}

/** An object with these members and no other. */
export function object<const Of extends Members>(members: Of, as: Said = {}): ObjectSchema<Of> {
  const required = Object.keys(members).filter((member) => !('~optional' in (members[member] as Schema)));
  return said(as, {
    type: 'object',
    properties: members,
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  }) as ObjectSchema<Of>;
}

/** An object whose keys are ids or names. `holding` says of what: `names`, `whole numbers`. */
export function mapOf<Value>(
  values: Schema<Value>,
  holding?: string,
  as: Said = {},
): Schema<{ readonly [key: string]: Value }> {
  return said(holding === undefined ? as : { must: `be an object of ${holding}`, ...as }, {
    type: 'object',
    additionalProperties: values,
  });
}

/** An object of which only its own context knows what it holds. */
export function anything<Value = { readonly [member: string]: unknown }>(as: Said = {}): Schema<Value> {
  return said(as, { type: 'object', additionalProperties: {} });
}

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

/** A text, or an object that writes out what the text would name. */
export function either<One, Other>(one: Schema<One>, other: Schema<Other>, as: Said = {}): Schema<One | Other> {
  return said(as, { anyOf: [one, other] });
}

/** What is described, or `null`. */
export function orNull<Value>(schema: Schema<Value>): Schema<Value | null> {
  return said({}, { anyOf: [schema, { type: 'null' }] });
}

/** Of values that hold values of their own kind: described elsewhere, under this name. */
export function later<Value>(named: string, schema: () => Schema): Schema<Value> {
  return said({ name: named }, {}, { later: schema });
}

/** A command or an event: its type, and what it says; `says`: what it is there for. */
export function message<const Type extends string, Data>(
  type: Type,
  data: Schema<Data>,
  says?: string,
): Schema<{ readonly type: Type; readonly data: Data }> & { readonly properties: { readonly data: Schema<Data> } } {
  const members = { type: exactly(type), data: { title: `${type}Data`, ...data } };
  return object(members, { name: type, ...(says === undefined ? {} : { says }) }) as never;
}
