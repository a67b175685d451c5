import { SIDES } from '@adjutant/rules';

/** Whether a value that came from outside has a shape. */
export type Check = (value: unknown) => boolean;

export const isText = (value: unknown): value is string => typeof value === 'string';

export function isMap(value: unknown): value is { readonly [member: string]: unknown } {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

export const isSide: Check = (value) => SIDES.some((side) => side === value);

export function whole(least: number): Check {
  return (value) => Number.isSafeInteger(value) && (value as number) >= least;
}

export function oneOf(...words: readonly string[]): Check {
  return (value) => isText(value) && words.includes(value);
}

export function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

export function mapOf(check: Check): Check {
  return (value) => isMap(value) && Object.values(value).every(check);
}
