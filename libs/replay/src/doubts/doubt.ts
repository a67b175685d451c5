import { Citation, is, type Static } from '@adjutant/kernel';

/**
 * Why something is in doubt. A new kind gets its words in the views (`doubts/words.ts`) and its finder in `FINDERS`.
 * `unmet`: a check fails. `unknown`: a question has no answer. `contested`: the other player denies an answer.
 * `presumed`: nobody told, and the match takes it as its question presumes. `vouched`: it rests on a player's word.
 * `overridden`: a judge let it stand. `backwards`: by its recorder's own clock it happened before what was entered earlier.
 * `overtime`: done after the own time had run out, where the event flags that. `paper`: the paper says something else than the record.
 */
export const DOUBT_KINDS = [
  'unmet',
  'unknown',
  'contested',
  'presumed',
  'vouched',
  'overridden',
  'backwards',
  'overtime',
  'paper',
] as const;

export const DoubtKind = is.oneOf(DOUBT_KINDS);
export type DoubtKind = Static<typeof DoubtKind>;

/** Something that the record does not prove. */
export const Doubt = is.object(
  {
    entry: is.anyWhole(),
    kind: DoubtKind,
    rule: is.anyText({ says: 'Id of the rule, or of the question, that it is about.' }),
    says: is.anyText({ says: 'What is the case, as one sentence.' }),
    cites: is.many(Citation),
    code: is.optional(is.anyText({ says: 'The refusal code that it gives where the rules are enforced.' })),
    question: is.optional(is.anyText({ says: 'The key under which an answer would settle it.' })),
  },
  { name: 'Doubt' },
);
export type Doubt = Static<typeof Doubt>;
