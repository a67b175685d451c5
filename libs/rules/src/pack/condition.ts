import type { Citation, Json } from '@adjutant/kernel';

interface Marks {
  /** The refusal code when this condition is unmet; otherwise the predicate's own. */
  readonly code?: string;
  readonly source?: Citation;
}

export interface RecordLeaf extends Marks {
  /** Name of a predicate; the other members are its arguments. */
  readonly record: string;
  readonly [argument: string]: Json | Citation | undefined;
}

export interface AttestLeaf extends Marks {
  /** Id of a question. */
  readonly attest: string;
}

/**
 * What must hold. `record`: the stream can answer it. `attest`: only people at the table can.
 * Answers have three values; `all`, `any` and `not` follow Kleene's logic.
 */
export type Condition =
  | ({ readonly all: readonly Condition[] } & Marks)
  | ({ readonly any: readonly Condition[] } & Marks)
  | ({ readonly not: Condition } & Marks)
  | RecordLeaf
  | AttestLeaf;

/** Something that only people at the table can answer, asked of whoever acts. */
export interface Question {
  readonly id: string;
  /** Ends with a question mark; may name roles in braces: `Is {target} within 24 inches of {enemy}?` */
  readonly asks: string;
  /** What a scenario takes for granted when it does not say. */
  readonly presumed: 'yes' | 'no';
  /** Where the record answers it by itself, however deep it is; elsewhere people do. */
  readonly recorded?: Recorded;
}

/** What is so by what was written down, and when enough was written down to tell. */
export interface Recorded {
  readonly known: Condition;
  readonly holds: Condition;
}
