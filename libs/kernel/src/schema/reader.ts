import type { Fault } from '../declined.js';

/** Reads values by one description. */
export interface Reader {
  passes(value: unknown): boolean;
  /** Writes down what is wrong with a value that does not pass. */
  look(value: unknown, at: string, faults: Fault[]): void;
  /** Of plain values: what is wrong with one that does not pass, as the sentence "<member> must …" goes on. */
  readonly clause?: (value: unknown) => string;
}

export function isPlainObject(value: unknown): value is { readonly [member: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The name of a member out of the way to it. */
export function propertyOf(at: string): string {
  return at.slice(at.lastIndexOf('.') + 1).replace(/(\[\d+\])+$/, '') || 'the body';
}

export function placeIn(above: string, member: string): string {
  return above === '' ? member : `${above}.${member}`;
}
