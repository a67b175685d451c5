import { Citation, shape } from '@adjutant/kernel';

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

export const DoubtKind = shape.oneOf(DOUBT_KINDS);
export type DoubtKind = shape.Static<typeof DoubtKind>;

/** Something that the record does not prove. */
export const Doubt = shape.named(
  'Doubt',
  shape.closed({
    entry: shape.whole(),
    kind: DoubtKind,
    rule: shape.says('Id of the rule, or of the question, that it is about.', shape.text()),
    says: shape.says('What is the case, as one sentence.', shape.text()),
    cites: shape.list(Citation),
    code: shape.optional(shape.says('The refusal code that it gives where the rules are enforced.', shape.text())),
    question: shape.optional(shape.says('The key under which an answer would settle it.', shape.text())),
  }),
);
export type Doubt = shape.Static<typeof Doubt>;
