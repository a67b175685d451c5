import type { Citation, JsonObject } from '@adjutant/kernel';

/** Three values: `unknown` is neither yes nor no, and is never guessed. */
export type Truth = 'met' | 'unmet' | 'unknown';

/** What a finding rests on: the stream itself, somebody's word, or what is presumed since nobody told. */
export type Footing = 'record' | 'attest' | 'presumed';

/** One thing that was checked: what, on which footing, with which answer, and by which rule. */
export interface Finding {
  readonly rule: string;
  /** Name of the predicate or id of the question. */
  readonly check: string;
  readonly footing: Footing;
  readonly answer: Truth;
  /** The refusal code that this finding gives when it is unmet. */
  readonly code: string;
  /** What is the case, as one sentence. */
  readonly says: string;
  readonly facts: JsonObject;
  readonly cites: readonly Citation[];
  /** For open questions: the key under which the answer is expected. */
  readonly key?: string;
}

export function flip(truth: Truth): Truth {
  if (truth === 'unknown') return 'unknown';
  return truth === 'met' ? 'unmet' : 'met';
}
