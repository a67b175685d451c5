import type { Json } from '@adjutant/kernel';

/** A JSON Schema of draft 07 as a value; editors understand that draft best. */
export type Schema = { readonly [keyword: string]: Json };

type OptionalKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];
type RequiredKeys<T> = Exclude<keyof T, OptionalKeys<T>>;
type Properties = { readonly [name: string]: Schema };

/**
 * The schema of an object of type T. The compiler holds the two lists against the type, so that a member that is added
 * to a type cannot be forgotten in the schema.
 */
export function shape<T>(
  description: string,
  required: { readonly [K in RequiredKeys<T>]: Schema },
  optional: { readonly [K in OptionalKeys<T>]: Schema },
): Schema {
  return members(description, required as Properties, optional as Properties);
}

/** An object with these members and no others. */
export function members(description: string, required: Properties, optional: Properties): Schema {
  return {
    type: 'object',
    description,
    additionalProperties: false,
    required: Object.keys(required),
    properties: { ...required, ...optional },
  };
}

export function text(description: string): Schema {
  return { type: 'string', minLength: 1, description };
}

/** A text that has to look a certain way; `says` tells the author how, in editors and in the list of problems. */
export function formed(description: string, pattern: string, says: string): Schema {
  return { type: 'string', description, pattern, patternErrorMessage: says };
}

export function choice(description: string, values: readonly string[]): Schema {
  return { type: 'string', description, enum: [...values] };
}

export function whole(description: string, minimum: number): Schema {
  return { type: 'integer', description, minimum };
}

export function flag(description: string): Schema {
  return { type: 'boolean', description };
}

export function list(description: string, items: Schema, atLeast = 0): Schema {
  return { type: 'array', description, items, ...(atLeast > 0 ? { minItems: atLeast } : {}) };
}

/** An object whose members' names the author chooses. */
export function named(description: string, values: Schema): Schema {
  return { type: 'object', description, additionalProperties: values };
}

export function ref(definition: string): Schema {
  return { $ref: `#/definitions/${definition}` };
}

/** One of several shapes. Every branch is a definition, so that a problem can be explained by the branch that was meant. */
export function union(title: string, description: string, definitions: readonly string[]): Schema {
  return { title, description, oneOf: definitions.map(ref) };
}

const SLUG = '[a-z0-9]+(-[a-z0-9]+)*';

export function slug(description: string): Schema {
  return formed(description, `^${SLUG}$`, 'has to be written in lower case, with hyphens');
}

export function entryId(description: string): Schema {
  return formed(description, `^${SLUG}(/${SLUG})*$`, 'has to be written like owner/slug, in lower case, with hyphens');
}

export function isoDate(description: string): Schema {
  return formed(description, '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', 'has to be a date such as 2024-09-01');
}

/** Publishers' sentences do not belong in a pack: short, and in our own words. */
export function summary(description: string): Schema {
  return formed(description, '^\\s*\\S+(\\s+\\S+){0,24}\\s*$', 'has to say it in 1 to 25 words');
}

export const citation: { readonly [name: string]: Schema } = {
  citation: members(
    'Where it stands: document, section and, where lines are numbered, the lines.',
    { document: text('Id of a document, as in pack.json.'), section: text('Heading under which it stands.') },
    {
      lines: text('Numbers of the lines.'),
      decision: text('Id of the written-down decision, where the text leaves room.'),
    },
  ),
};
