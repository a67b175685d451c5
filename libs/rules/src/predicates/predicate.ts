import type { JsonObject } from '@adjutant/kernel';
import type { Weigh } from '../figures/worked.js';
import type { Scene } from '../judge/scene.js';
import type { UseEnd } from '../refusals.js';
import type { Truth } from '../judge/finding.js';

export interface Tested {
  readonly answer: Truth;
  readonly facts: JsonObject;
  /** What is the case, as one sentence; true whatever the answer is used for. */
  readonly says: string;
}

/**
 * The arguments of one kind of condition, as a JSON Schema property list. `key`: a word, or a figure that gives it;
 * `value`: a word, a number, or yes or no.
 */
export interface Argument {
  readonly type: 'string' | 'strings' | 'number' | 'boolean' | 'figure' | 'key' | 'value';
  readonly says: string;
  readonly optional?: boolean;
  readonly oneOf?: readonly string[];
}

/**
 * A question that the record can answer. One file each; append-only: a changed meaning is a new name,
 * because old matches are judged by old packs for ever.
 */
export interface Predicate {
  readonly name: string;
  readonly says: string;
  /** Last part of the refusal code where a condition gives none of its own. */
  readonly code: UseEnd;
  readonly args: { readonly [argument: string]: Argument };
  /** `weigh` weighs conditions that stand inside the arguments. */
  test(scene: Scene, args: { readonly [argument: string]: unknown }, weigh: Weigh): Tested;
}

export function truth(met: boolean): Truth {
  return met ? 'met' : 'unmet';
}

/** Arguments were checked against the predicate's own list when the pack was loaded. */
export function text(args: { readonly [argument: string]: unknown }, name: string, otherwise = ''): string {
  const value = args[name];
  return typeof value === 'string' ? value : otherwise;
}

export function texts(args: { readonly [argument: string]: unknown }, name: string): readonly string[] {
  const value = args[name];
  if (!Array.isArray(value)) return [];
  return value.every(isText) ? value : value.filter(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
