import type { Static as StaticOf, TSchema, TUnsafe } from 'typebox';

/**
 * JSON Schema that knows its TypeScript type. The types are TypeBox's, so that its values and these mix; the values are made
 * here, for its four hundred modules would cost every start and every test file more than they do. Members are readonly,
 * objects closed.
 */
export type Schema<Type> = TUnsafe<Type>;
export type Static<Of extends TSchema> = StaticOf<Of>;

export type Optional<Of extends TSchema> = Of & { readonly '~optional': true };
export type Members = { readonly [member: string]: TSchema };

type OptionalIn<Of extends Members> = { [M in keyof Of]: Of[M] extends { '~optional': true } ? M : never }[keyof Of];
type Evaluated<Of> = { [M in keyof Of]: Of[M] };
type Told<Of extends Members> = Evaluated<
  { readonly [M in Exclude<keyof Of, OptionalIn<Of>>]: Static<Of[M]> } & {
    readonly [M in OptionalIn<Of>]?: Static<Of[M]>;
  }
>;

/** An object with these members and no others. */
export interface Closed<Of extends Members> extends Schema<Told<Of>> {
  readonly properties: Of;
}

interface Said {
  readonly description?: string;
  readonly [keyword: string]: unknown;
}

const made = <Type>(schema: object): Schema<Type> => schema as Schema<Type>;

export const text = (said: Said = {}): Schema<string> => made({ type: 'string', ...said });
export const whole = (said: Said = {}): Schema<number> => made({ type: 'integer', ...said });
export const amount = (said: Said = {}): Schema<number> => made({ type: 'number', ...said });
export const yesOrNo = (said: Said = {}): Schema<boolean> => made({ type: 'boolean', ...said });
export const nothing = (): Schema<null> => made({ type: 'null' });

/** A time, ISO 8601 in UTC. */
export const moment = (said: Said = {}): Schema<string> => text(said);

/** One of these; they stand in `enum`. */
export interface Choice<Values extends readonly (string | number | boolean)[]> extends Schema<Values[number]> {
  readonly enum: Values;
}

export function oneOf<const Values extends readonly (string | number | boolean)[]>(
  values: Values,
  said: Said = {},
): Choice<Values> {
  return { enum: values, ...said } as unknown as Choice<Values>;
}

export const only = <const Value extends string | number | boolean>(value: Value, said: Said = {}): Schema<Value> =>
  made({ enum: [value], ...said });

export const list = <Of extends TSchema>(items: Of, said: Said = {}): Schema<readonly Static<Of>[]> =>
  made({ type: 'array', items, ...said });

export function tuple<const Of extends readonly TSchema[]>(
  ...items: Of
): Schema<{ readonly [Place in keyof Of]: Static<Of[Place]> }> {
  return made({ type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length });
}

export const either = <const Of extends readonly TSchema[]>(...schemas: Of): Schema<Static<Of[number]>> =>
  made({ anyOf: schemas });

export const orNull = <Of extends TSchema>(schema: Of): Schema<Static<Of> | null> => either(schema, nothing());

/** The only kind of object that is open: its keys are ids. */
export const byId = <Of extends TSchema>(values: Of): Schema<{ readonly [id: string]: Static<Of> }> =>
  made({ type: 'object', additionalProperties: values });

/** A member for each of these keys. */
export function each<const Key extends string, Of extends TSchema>(
  keys: readonly Key[],
  of: Of,
): Closed<{ readonly [K in Key]: Of }> {
  return closed(Object.fromEntries(keys.map((key) => [key, of])) as { readonly [K in Key]: Of });
}

/** A member for any of these keys. */
export function some<const Key extends string, Of extends TSchema>(
  keys: readonly Key[],
  of: Of,
): Closed<{ readonly [K in Key]: Optional<Of> }> {
  return each(keys, optional(of));
}

export function closed<const Of extends Members>(properties: Of): Closed<Of> {
  const required = Object.keys(properties).filter((member) => !isOptional(properties[member]));
  const schema = { type: 'object', required, properties, additionalProperties: false };
  return schema as unknown as Closed<Of>;
}

/** What another object has, and more; a member said again is said anew. */
export function extended<Of extends Members, const More extends Members>(
  { properties }: Closed<Of>,
  more: More,
): Closed<Evaluated<Omit<Of, keyof More> & More>> {
  return closed<Members>({ ...properties, ...more }) as never;
}

export function part<Of extends Members, const Kept extends keyof Of & string>(
  { properties }: Closed<Of>,
  ...kept: readonly Kept[]
): Closed<Pick<Of, Kept>> {
  return closed(Object.fromEntries(kept.map((member) => [member, properties[member]])) as Pick<Of, Kept>);
}

export function without<Of extends Members, const Left extends keyof Of & string>(
  { properties }: Closed<Of>,
  ...left: readonly Left[]
): Closed<Evaluated<Omit<Of, Left>>> {
  const kept = Object.entries(properties).filter(([member]) => !left.includes(member as Left));
  return closed<Members>(Object.fromEntries(kept)) as never;
}

export function optional<Of extends TSchema>(schema: Of): Optional<Of> {
  return Object.defineProperty({ ...schema }, '~optional', { value: true }) as Optional<Of>;
}

function isOptional(schema: TSchema | undefined): boolean {
  return schema !== undefined && '~optional' in schema;
}

/** With the name that it has in the OpenAPI document, where whatever contains it refers to it. */
export function named<Of extends TSchema>(name: string, schema: Of): Of {
  return { ...schema, title: name };
}

/** What a member means, where its name does not say so. */
export function says<Of extends TSchema>(description: string, schema: Of): Of {
  return { ...schema, description };
}

/** Data of any shape, which nobody here looks into. */
export const anything = <Type = unknown>(said: Said = {}): Schema<Type> => made({ ...said });

/** One of certain words; which ones is said where they are made. */
export const word = <Word extends string>(said: Said = {}): Schema<Word> => made({ type: 'string', ...said });

/** Each of several objects with the same members more. */
export function eachExtended<Of, const More extends Members>(
  union: Schema<Of>,
  more: More,
): Schema<Of & Static<Closed<More>>> {
  const { oneOf: these = [], anyOf = these } = union as { oneOf?: readonly TSchema[]; anyOf?: readonly TSchema[] };
  return either(...anyOf.map((one) => extended(one as Closed<Members>, more))) as never;
}
