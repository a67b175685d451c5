import type { Clock, Side } from '../clock/sequence.js';
import type { FactData } from '../pack/fact.js';

/** One unit that was destroyed, in the order in which it happened; several of one entry went together. */
export interface Destroyed {
  readonly number: number;
  readonly unit: string;
  readonly by: string | null;
  readonly at: Clock | null;
}

/** Something that a player wrote down about the table. */
export interface RecordedFact {
  readonly number: number;
  readonly fact: string;
  readonly player: Side;
  readonly at: Clock | null;
  readonly data: FactData;
  /** Its place in the order in which facts came. */
  readonly order: number;
}
