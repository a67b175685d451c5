import { besides, type Schema } from './schema.js';

type Passes = (value: unknown) => boolean;

/** Whether a value that has no parts is as described. */
export function passesPlain(schema: Schema): Passes {
  if (schema.enum) {
    const values: readonly unknown[] = schema.enum;
    return (value) => values.includes(value);
  }
  if (schema.type === 'string') return passesText(schema);
  if (schema.type === 'integer') {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    return (value) => Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
  }
  if (schema.type === 'number') return (value) => Number.isFinite(value);
  if (schema.type === 'boolean') return (value) => typeof value === 'boolean';
  if (schema.type === 'null') return (value) => value === null;
  return () => true;
}

function passesText(schema: Schema): Passes {
  const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern, 'u');
  const { passes } = besides(schema);
  return (value) =>
    typeof value === 'string' &&
    isLong(value, schema.minLength ?? 0) &&
    isShort(value, schema.maxLength ?? Infinity) &&
    (pattern?.test(value) ?? true) &&
    (passes?.(value) ?? true);
}

/** Texts are as long as they have code points. */
function isShort(value: string, most: number): boolean {
  return value.length <= most || (value.length <= most * 2 && [...value].length <= most);
}

function isLong(value: string, least: number): boolean {
  return value.length >= least * 2 || [...value].length >= least;
}

/** How the sentence about a value that does not pass goes on. */
export function clauseOf(schema: Schema): (value: unknown) => string {
  const { must, instead } = besides(schema);
  if (must !== undefined) return () => `must ${must}`;
  if (schema.enum) return () => among(schema.enum ?? [], instead);
  if (schema.type === 'string') return (value) => textClause(schema, value);
  if (schema.type === 'integer') return (value) => wholeClause(schema, value, instead);
  return () => `must be a ${schema.type === 'number' ? 'number' : 'boolean value'}`;
}

function among(values: readonly unknown[], instead: string | undefined): string {
  const known = values.map(String).join(', ');
  return instead === undefined
    ? `must be one of the following values: ${known}`
    : `must be one of ${known}: ${instead}`;
}

function textClause({ minLength = 0, maxLength = 0 }: Schema, value: unknown): string {
  if (typeof value !== 'string') return 'must be a string';
  return isLong(value, minLength)
    ? `must be shorter than or equal to ${maxLength} characters`
    : `must be longer than or equal to ${minLength} characters`;
}

function wholeClause({ minimum = 0, maximum = 0 }: Schema, value: unknown, instead: string | undefined): string {
  if (!Number.isInteger(value)) return 'must be an integer number';
  if ((value as number) > maximum) return `must not be greater than ${maximum}`;
  return `must not be less than ${minimum}${instead === undefined ? '' : `: ${instead}`}`;
}
