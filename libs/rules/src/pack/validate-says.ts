import type { ErrorObject } from 'ajv';
import { didYouMean, type Json } from '@adjutant/kernel';
import { isObject } from './layers.js';

export type Path = readonly (string | number)[];

/** What is wrong with a value, and where in it. */
export interface Complaint {
  readonly path: Path;
  readonly message: string;
}

/** How an author would point at a place in a file. */
export function placeText(path: Path): string {
  return path.length === 0 ? 'The file' : `\`${path.join('/')}\``;
}

/** A word in quotation marks, but not a novel. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= 60 ? text : `${text.slice(0, 57)}…`;
}

const KINDS: { readonly [type: string]: string } = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

export function kindOf(value: Json | undefined): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return KINDS[typeof value] ?? 'nothing';
}

export function typeText(type: string): string {
  return KINDS[type] ?? type;
}

/** Of a type, or of several that are as good. */
export function typesText(types: unknown): string {
  return [types]
    .flat()
    .map((type) => typeText(String(type)))
    .join(' or ');
}

type Says = (error: ErrorObject, at: string) => string;

const params = (error: ErrorObject): { readonly [name: string]: unknown } =>
  error.params as { readonly [name: string]: unknown };
const parent = (error: ErrorObject): { readonly [name: string]: unknown } =>
  (error.parentSchema ?? {}) as { readonly [name: string]: unknown };
const limit = (error: ErrorObject): string => String(params(error)['limit']);

const SAYS: { readonly [keyword: string]: Says } = {
  required: (error, at) => {
    const name = String(params(error)['missingProperty']);
    const about = descriptionOf(parent(error), name);
    return `${at} lacks \`${name}\`${about ? `: ${about}` : '.'}`;
  },
  additionalProperties: (error, at) => {
    const name = String(params(error)['additionalProperty']);
    const known = Object.keys((parent(error)['properties'] ?? {}) as object);
    return `${at} has an unknown property: ${name}${didYouMean(name, known) || '.'}`;
  },
  type: (error, at) => {
    return `${at} has to be ${typesText(params(error)['type'])}, not ${kindOf(error.data as Json)}.`;
  },
  enum: (error, at) => {
    const values = (params(error)['allowedValues'] as readonly Json[]).map(String);
    const meant = typeof error.data === 'string' ? didYouMean(error.data, values) : '';
    return `${at} has to be one of ${values.join(', ')}, not ${shown(error.data)}${meant || '.'}`;
  },
  const: (error, at) => `${at} has to be ${shown(params(error)['allowedValue'])}.`,
  pattern: (error, at) => {
    const says = parent(error)['patternErrorMessage'];
    return `${at} ${typeof says === 'string' ? says : 'does not have the right form'}: ${shown(error.data)}.`;
  },
  anyOf: (error, at) => {
    const branches = parent(error)['anyOf'] as readonly { readonly required?: readonly string[] }[];
    return `${at} needs ${branches.map((one) => `\`${one.required?.join('` and `') ?? ''}\``).join(' or ')}.`;
  },
  minLength: (_, at) => `${at} must not be empty.`,
  minItems: (error, at) => `${at} needs at least ${limit(error)} item(s).`,
  maxProperties: (error, at) => `${at} may have ${limit(error)} member(s) at most.`,
  minimum: (error, at) => `${at} has to be at least ${limit(error)}, not ${shown(error.data)}.`,
};

/** One sentence for the author, instead of the words of the schema language. */
export function complaintOf(error: ErrorObject, base: Path): Complaint {
  const path = [...base, ...pointer(error.instancePath)];
  const says = SAYS[error.keyword];
  const message = says ? says(error, placeText(path)) : `${placeText(path)} ${error.message ?? 'breaks its schema'}.`;
  const extra = params(error)['additionalProperty'];
  return { path: typeof extra === 'string' ? [...path, extra] : path, message };
}

/** A JSON pointer as ajv writes it, with numbers for places in lists. */
export function pointer(text: string): Path {
  if (text === '') return [];
  const parts = text.slice(1).split('/');
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part.replace(/~1/g, '/').replace(/~0/g, '~')));
}

function descriptionOf(schema: { readonly [name: string]: unknown }, property: string): string {
  const found = (schema['properties'] as { readonly [name: string]: Json } | undefined)?.[property];
  return isObject(found) && typeof found['description'] === 'string' ? found['description'] : '';
}
