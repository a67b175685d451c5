import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync, type ValidationError } from 'class-validator';
import { hasParts } from './fields.js';
import { invalid, type Fault } from './problem.js';
import { isSurelySound } from './quick-check.js';
import { hiddenWords } from './words.js';

type Newable<Instance extends object> = new () => Instance;

const STRICT = { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true, stopAtFirstError: true };

/**
 * Everything that is wrong with a value, by place. What is handed on afterwards is the value itself, never the checked
 * copy: what was sent is what is recorded.
 */
export function faultsOf<Instance extends object>(type: Newable<Instance>, value: unknown, at: string): Fault[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [{ at, message: `${at || 'the body'} must be an object` }];
  }
  const faults = isSurelySound(type, value) ? [] : allFaultsOf(type, value, at);
  return faults.length > 0 ? faults : hiddenWords(type, value, at);
}

/** Whether a part has the shape of a class. Which words it may hold is asked of the whole that it is a part of. */
export function isShaped(type: Newable<object>, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return isSurelySound(type, value) || allFaultsOf(type, value, '').length === 0;
}

/** What class and rules say; which words a text may hold, `hiddenWords` says. */
export function allFaultsOf(type: Newable<object>, value: object, at: string): Fault[] {
  if (asksNothing(type)) return Object.keys(value).map((member) => stranger(placeIn(at, member), member));
  const errors = validateSync(instanceOf(type, value), STRICT);
  return errors.length === 0 ? [] : errors.flatMap((error) => flatten(error, at));
}

const EMPTY = new WeakMap<object, boolean>();

/** Of a class without members the validator knows nothing, and so would refuse everything. */
function asksNothing(type: Newable<object>): boolean {
  const known = EMPTY.get(type);
  if (known !== undefined) return known;
  const empty = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false).length === 0;
  EMPTY.set(type, empty);
  return empty;
}

function stranger(at: string, member: string): Fault {
  return { at, message: `${member} is not known here` };
}

/** Only classes with parts need the long way: for the others a copy with the class behind it is enough, at a third of the cost. */
function instanceOf<Instance extends object>(type: Newable<Instance>, value: object): object {
  const prototype = type.prototype as object;
  return hasParts(prototype)
    ? plainToInstance(type, value)
    : (Object.setPrototypeOf({ ...value }, prototype) as object);
}

/** The value as it was sent, once nothing is wrong with it. */
export function checked<Instance extends object>(type: Newable<Instance>, value: unknown, at = ''): Instance {
  const faults = faultsOf(type, value, at);
  if (faults.length > 0) throw invalid(faults);
  return value as Instance;
}

function flatten(error: ValidationError, above: string): Fault[] {
  const at = placeIn(above, error.property);
  const own = Object.entries(error.constraints ?? {}).map(([kind, message]) =>
    kind === 'whitelistValidation' ? stranger(at, error.property) : { at, message },
  );
  return [...own, ...(error.children ?? []).flatMap((child) => flatten(child, at))];
}

function placeIn(above: string, property: string): string {
  if (/^\d+$/.test(property)) return `${above}[${property}]`;
  return above === '' ? property : `${above}.${property}`;
}
