import { said, type Said, type Schema, type Static } from './schema.js';
import { exactly } from './plain.js';

/** Under a symbol, which JSON leaves out and a copy takes along: what is said anew of a member does not make it required. */
const LEFT_OUT = Symbol('may be left out');

/** A description of a member that may be left out. `null` is not the same as left out: it is refused. */
export type Optional<Of extends Schema> = Of & { readonly [LEFT_OUT]: true };

export type Members = { readonly [member: string]: Schema };
type LeftOut<Of extends Members> = {
  [Member in keyof Of]: Of[Member] extends { readonly [LEFT_OUT]: true } ? Member : never;
}[keyof Of];
/** One object type out of an intersection, so that it reads in an editor as it would be written. */
type Flat<Value> = { readonly [Member in keyof Value]: Value[Member] };

export type ObjectOf<Of extends Members> = Flat<
  { readonly [Member in Exclude<keyof Of, LeftOut<Of>>]: Static<Of[Member]> } & {
    readonly [Member in LeftOut<Of>]?: Static<Of[Member]>;
  }
>;

export type ObjectSchema<Of extends Members> = Omit<Schema<ObjectOf<Of>>, 'properties'> & { readonly properties: Of };

export function optional<Of extends Schema>(schema: Of): Optional<Of> {
  return { ...schema, [LEFT_OUT]: true };
}

/** An object with these members and no other. */
export function object<const Of extends Members>(members: Of, as: Said = {}): ObjectSchema<Of> {
  const required = Object.keys(members).filter((member) => !(LEFT_OUT in (members[member] as Schema)));
  return said(as, {
    type: 'object',
    properties: members,
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  }) as ObjectSchema<Of>;
}

/** A member for each of these keys. */
export function each<const Key extends string, Of extends Schema>(
  keys: readonly Key[],
  of: Of,
  as: Said = {},
): ObjectSchema<{ readonly [K in Key]: Of }> {
  return object(Object.fromEntries(keys.map((key) => [key, of])) as { readonly [K in Key]: Of }, as);
}

/** A member for any of these keys. */
export function some<const Key extends string, Of extends Schema>(
  keys: readonly Key[],
  of: Of,
  as: Said = {},
): ObjectSchema<{ readonly [K in Key]: Optional<Of> }> {
  return each(keys, optional(of), as);
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

/** A command or an event: its type, and what it says; `says`: what it is there for. */
export function message<const Type extends string, Data>(
  type: Type,
  data: Schema<Data>,
  says?: string,
): Schema<{ readonly type: Type; readonly data: Data }> & { readonly properties: { readonly data: Schema<Data> } } {
  const members = { type: exactly(type), data: { title: `${type}Data`, ...data } };
  return object(members, { name: type, ...(says === undefined ? {} : { says }) }) as never;
}
