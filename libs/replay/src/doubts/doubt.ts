import type { Citation } from '@adjutant/kernel';

/**
 * Why something is in doubt. A new kind gets its words in the views (`doubts/words.ts`) and its finder in `FINDERS`.
 * `unmet`: a check fails. `unknown`: a question has no answer. `contested`: the other player denies an answer.
 * `presumed`: nobody told, and the match takes it as its question presumes. `vouched`: it rests on a player's word.
 * `overridden`: a judge let it stand. `backwards`: by its recorder's own clock it happened before what was entered earlier.
 * `paper`: the paper says something else than the record.
 */
export const DOUBT_KINDS = [
  'unmet',
  'unknown',
  'contested',
  'presumed',
  'vouched',
  'overridden',
  'backwards',
  'paper',
] as const;

export type DoubtKind = (typeof DOUBT_KINDS)[number];

/** Something that the record does not prove. */
export interface Doubt {
  readonly entry: number;
  readonly kind: DoubtKind;
  /** Id of the rule, or of the question, that it is about. */
  readonly rule: string;
  /** What is the case, as one sentence. */
  readonly says: string;
  readonly cites: readonly Citation[];
  /** The refusal code that it gives where the rules are enforced. */
  readonly code?: string;
  /** The key under which an answer would settle it. */
  readonly question?: string;
}
