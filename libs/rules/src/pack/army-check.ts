import type { Citation, Json } from '@adjutant/kernel';
import type { Condition } from './condition.js';

/** What a pack asks of an army, with its numbers: one of the checks that the engine knows, by name. */
export interface ArmyCheckRule {
  readonly id: string;
  /** Refusal code. */
  readonly code: string;
  readonly tests: { readonly check: string; readonly [argument: string]: Json };
  /** Only while this holds; about the match and its choices, never about units. */
  readonly when?: Condition;
  /** Only for rosters that say this: an army that is mustered to no limit is not held to what goes with one. */
  readonly stated?: 'limit';
  /** A choice of the match whose option, where it is a number, takes the place of `most`. */
  readonly mostFrom?: string;
  readonly summary: string;
  readonly source: Citation;
}
