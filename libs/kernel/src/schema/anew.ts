import { object, type Members, type ObjectSchema } from './objects.js';
import type { Schema, Static } from './schema.js';
import { either } from './several.js';

type Evaluated<Of> = { [Member in keyof Of]: Of[Member] };

/** What is described already, under a name of its own: whatever holds it refers to it. */
export function named<Of extends Schema>(name: string, schema: Of): Of {
  return { ...schema, title: name };
}

/** What is described already, and what it means where it stands. */
export function says<Of extends Schema>(description: string, schema: Of): Of {
  return { ...schema, description };
}

/** What another object has, and more; a member said again is said anew. */
export function extended<Of extends Members, const More extends Members>(
  { properties }: ObjectSchema<Of>,
  more: More,
): ObjectSchema<Evaluated<Omit<Of, keyof More> & More>> {
  return object<Members>({ ...properties, ...more }) as never;
}

/** These members of another object. */
export function part<Of extends Members, const Kept extends keyof Of & string>(
  { properties }: ObjectSchema<Of>,
  ...kept: readonly Kept[]
): ObjectSchema<Pick<Of, Kept>> {
  return object(Object.fromEntries(kept.map((member) => [member, properties[member]])) as Pick<Of, Kept>);
}

/** Every member of another object but these. */
export function without<Of extends Members, const Left extends keyof Of & string>(
  { properties }: ObjectSchema<Of>,
  ...left: readonly Left[]
): ObjectSchema<Evaluated<Omit<Of, Left>>> {
  const kept = Object.entries(properties).filter(([member]) => !left.includes(member as Left));
  return object<Members>(Object.fromEntries(kept)) as never;
}

/** Each of several objects with the same members more. */
export function eachExtended<Of, const More extends Members>(
  { oneOf: these = [], anyOf = these }: Schema<Of>,
  more: More,
): Schema<Of & Static<ObjectSchema<More>>> {
  return either(...anyOf.map((one) => extended(one as ObjectSchema<Members>, more))) as never;
}
