import { hiddenIn } from '../hidden.js';
import { isUuid } from '../ids.js';
import { said, type Said, type Schema } from './schema.js';

const LONGEST_TEXT = 1_000;
const LONGEST_NAME = 100;

interface Length {
  readonly longest?: number;
}

/** Text of one line. */
export function text(as: Said & Length & { readonly empty?: boolean } = {}): Schema<string> {
  const { longest = LONGEST_TEXT, empty = false } = as;
  return said(as, { type: 'string', minLength: empty ? 0 : 1, maxLength: longest });
}

/** Text of several lines: what somebody says, and why. */
export function prose(as: Said & Length = {}): Schema<string> {
  return said(as, { type: 'string', minLength: 1, maxLength: as.longest ?? LONGEST_TEXT }, { prose: true });
}

/** A sentence that says why; it stays in the record, and blanks say nothing. What was recorded (`is.event`) is not asked again. */
export function because(as: Said = {}): Schema<string> {
  const schema = { type: 'string', minLength: 1, maxLength: LONGEST_TEXT } as const;
  const must = `say why, in at most ${LONGEST_TEXT} characters`;
  return said({ says: 'Why; it stays in the record.', must, ...as }, schema, { prose: true, passes: saysSomething });
}

/** The id or name of something. What every object has by birth (`constructor`, `toString`) is no name. */
export function name(as: Said = {}): Schema<string> {
  const schema = { type: 'string', minLength: 1, maxLength: LONGEST_NAME } as const;
  return said({ must: `be a text of 1 to ${LONGEST_NAME} characters`, ...as }, schema, { passes: isNameable });
}

export function uuid(as: Said = {}): Schema<string> {
  return said({ must: 'be a UUID', ...as }, { type: 'string', format: 'uuid' }, { passes: isUuid });
}

/** SHA-256 in hex. */
export function hash(as: Said = {}): Schema<string> {
  return said({ must: 'be a SHA-256 in lower-case hex', ...as }, { type: 'string', pattern: '^[0-9a-f]{64}$' });
}

const INSTANT = String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$`;

/** A moment in UTC, as `2031-05-04T12:00:00.000Z`: compared as text it is compared as time. */
export function instant(as: Said = {}): Schema<string> {
  const must = 'be a time in UTC, such as 2031-05-04T12:00:00.000Z';
  return said({ must, ...as }, { type: 'string', pattern: INSTANT }, { passes: isInstant });
}

function isInstant(value: string): boolean {
  const time = new Date(value);
  return !Number.isNaN(time.getTime()) && time.toISOString() === value;
}

interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

export function whole(as: Said & Bounds = {}): Schema<number> {
  const { least = 0, most = 1_000_000 } = as;
  return said(as, { type: 'integer', minimum: least, maximum: most });
}

export function yes(as: Said = {}): Schema<boolean> {
  return said(as, { type: 'boolean' });
}

/** One of these; they stand in `enum`. */
export interface Choice<Values extends readonly (string | null)[]> extends Omit<Schema<Values[number]>, 'enum'> {
  readonly enum: Values;
}

export function oneOf<const Values extends readonly (string | null)[]>(values: Values, as: Said = {}): Choice<Values> {
  return said(as, { ...(values.includes(null) ? {} : { type: 'string' }), enum: values }) as never;
}

/** This and nothing else. */
export function exactly<const Value extends string | boolean>(value: Value, as: Said = {}): Schema<Value> {
  return said(as, { type: typeof value, enum: [value] });
}

function saysSomething(value: string): boolean {
  return value.trim() !== '';
}

function isNameable(value: string): boolean {
  return value.length <= LONGEST_NAME && !(value in Object.prototype) && hiddenIn(value, 'line') === undefined;
}
