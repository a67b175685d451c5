import { hiddenIn } from '@adjutant/kernel';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  ArrayMaxSize,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { IsUUID, ValidateBy, ValidateIf, ValidateNested } from 'class-validator';
import { holdsNoWords, holdsProse } from './words.js';

/** Each of these says at once what a member must be and how the OpenAPI document describes it. */
export interface Said {
  readonly says?: string;
  /** May be left out. `null` is not the same as left out: it is refused. */
  readonly optional?: boolean;
  /** The way to what somebody wants who sends something else: ends the message. */
  readonly instead?: string;
}

type Schema = { readonly [member: string]: unknown };
type Newable = new () => object;

const MOST_ITEMS = 500;
const LONGEST_TEXT = 1_000;
const LONGEST_NAME = 100;

function field(said: Said, schema: Schema, ...checks: PropertyDecorator[]): PropertyDecorator {
  const { says, optional = false } = said;
  const description = says === undefined ? {} : { description: says };
  const documented = ApiProperty({ ...schema, ...description, required: !optional } as Parameters<
    typeof ApiProperty
  >[0]);
  const left = ValidateIf((_, value: unknown) => value !== undefined);
  return applyDecorators(documented, ...checks, ...(optional ? [left] : []));
}

export function Text(said: Said & { readonly longest?: number; readonly empty?: boolean } = {}): PropertyDecorator {
  const { longest = LONGEST_TEXT, empty = false } = said;
  const least = empty ? 0 : 1;
  const schema = { type: 'string', minLength: least, maxLength: longest };
  return field(said, schema, IsString(), MinLength(least), MaxLength(longest));
}

/** Text of several lines: what somebody says, and why. Every other text is one line (`words.ts`). */
export function Prose(said: Said & { readonly longest?: number } = {}): PropertyDecorator {
  return applyDecorators(Text(said), holdsProse);
}

/** Not looked at for hidden characters: nobody is ever shown it, or a class of its own checks it. */
export function Unread(member: PropertyDecorator): PropertyDecorator {
  return applyDecorators(member, holdsNoWords);
}

/** The id or name of something. What every object has by birth (`constructor`, `toString`) is no name. */
export function Name(said: Said = {}): PropertyDecorator {
  const schema = { type: 'string', minLength: 1, maxLength: LONGEST_NAME };
  return field(said, schema, IsName());
}

export function Names(said: Said = {}): PropertyDecorator {
  const schema = { type: 'array', items: { type: 'string' }, maxItems: MOST_ITEMS };
  return field(said, schema, IsArray(), ArrayMaxSize(MOST_ITEMS), IsName({ each: true }));
}

export function Uuid(said: Said = {}): PropertyDecorator {
  return field(said, { type: 'string', format: 'uuid' }, IsUUID('all', { message: '$property must be a UUID' }));
}

export function Whole(said: Said & { readonly least?: number; readonly most?: number } = {}): PropertyDecorator {
  const { least = 0, most = 1_000_000, instead } = said;
  const message = instead === undefined ? {} : { message: `$property must not be less than ${least}: ${instead}` };
  return field(said, { type: 'integer', minimum: least, maximum: most }, IsInt(), Min(least, message), Max(most));
}

export function Wholes(said: Said & { readonly least?: number; readonly most?: number } = {}): PropertyDecorator {
  const { least = 0, most = 1_000_000 } = said;
  const each = { each: true };
  const schema = { type: 'array', items: { type: 'integer', minimum: least, maximum: most }, maxItems: MOST_ITEMS };
  return field(said, schema, IsArray(), ArrayMaxSize(MOST_ITEMS), IsInt(each), Min(least, each), Max(most, each));
}

export function Yes(said: Said = {}): PropertyDecorator {
  return field(said, { type: 'boolean' }, IsBoolean());
}

export function OneOf(values: readonly string[], said: Said = {}): PropertyDecorator {
  const { instead } = said;
  const message = instead === undefined ? {} : { message: `$property must be one of ${values.join(', ')}: ${instead}` };
  return field(said, { type: 'string', enum: values }, IsIn(values, message));
}

const PROTOTYPES_WITH_PARTS = new WeakSet<object>();

function holdsParts(prototype: object): void {
  PROTOTYPES_WITH_PARTS.add(prototype);
}

/** Whether a class, or one that it extends, has members that are classes of their own. */
export function hasParts(prototype: object | null): boolean {
  if (prototype === null) return false;
  return PROTOTYPES_WITH_PARTS.has(prototype) || hasParts(Object.getPrototypeOf(prototype) as object | null);
}

/** The document looks a class up by a function whose name is `type`: any other is taken for the class itself. */
export function Part(type: () => Newable, said: Said = {}): PropertyDecorator {
  return field(said, { type: () => type() }, IsObject(), ValidateNested(), Type(type), holdsParts);
}

export function Parts(type: () => Newable, said: Said = {}): PropertyDecorator {
  const checks = [
    IsArray(),
    ArrayMaxSize(MOST_ITEMS),
    IsObject({ each: true }),
    ValidateNested({ each: true }),
    Type(type),
    holdsParts,
  ];
  return field(said, { type: () => type(), isArray: true }, ...checks);
}

/** Anything that passes a check of its own; `must` ends the sentence "<member> must …". */
export function Checked(
  passes: (value: unknown) => boolean,
  must: string,
  schema: Schema,
  said: Said = {},
): PropertyDecorator {
  return field(said, schema, passing(passes, must));
}

/** Any JSON object. */
export const Anything = (said: Said = {}): PropertyDecorator =>
  Checked(isPlain, 'be an object', { type: 'object', additionalProperties: true }, said);

/** An object whose keys are names and whose values all pass one check. */
export function MapOf(
  passes: (value: unknown) => boolean,
  holding: string,
  schema: Schema,
  said: Said = {},
): PropertyDecorator {
  const every = (value: unknown): boolean => isPlain(value) && Object.values(value).every(passes);
  return Checked(every, `be an object of ${holding}`, { type: 'object', additionalProperties: schema }, said);
}

export function isPlain(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isName(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value !== '' &&
    value.length <= LONGEST_NAME &&
    !(value in Object.prototype) &&
    hiddenIn(value, 'line') === undefined
  );
}

export function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= 1_000_000;
}

function IsName(options: { readonly each?: boolean } = {}): PropertyDecorator {
  return passing(isName, `be a text of 1 to ${LONGEST_NAME} characters`, options);
}

function passing(
  passes: (value: unknown) => boolean,
  must: string,
  options: { readonly each?: boolean } = {},
): PropertyDecorator {
  const each = options.each ? 'each value in ' : '';
  return ValidateBy(
    { name: must, validator: { validate: passes, defaultMessage: () => `${each}$property must ${must}` } },
    options,
  );
}
