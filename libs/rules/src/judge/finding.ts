import { Citation, type JsonObject, shape } from '@adjutant/kernel';

/** What a finding rests on: the stream itself, somebody's word, or what is presumed since nobody told. */
export const Footing = shape.oneOf(['record', 'attest', 'presumed']);
export type Footing = shape.Static<typeof Footing>;

/** Three values: `unknown` is neither yes nor no, and is never guessed. */
export const Truth = shape.oneOf(['met', 'unmet', 'unknown']);
export type Truth = shape.Static<typeof Truth>;

/** One thing that was checked: what, on which footing, with which answer, and by which rule. */
export const Finding = shape.named(
  'Finding',
  shape.closed({
    rule: shape.text(),
    check: shape.says('Name of the predicate or id of the question.', shape.text()),
    footing: Footing,
    answer: Truth,
    code: shape.says('The refusal code that this finding gives when it is unmet.', shape.text()),
    says: shape.says('What is the case, as one sentence.', shape.text()),
    facts: shape.anything<JsonObject>({ type: 'object' }),
    cites: shape.list(Citation),
    key: shape.optional(shape.says('For open questions: the key under which the answer is expected.', shape.text())),
  }),
);
export type Finding = shape.Static<typeof Finding>;

export function flip(truth: Truth): Truth {
  if (truth === 'unknown') return 'unknown';
  return truth === 'met' ? 'unmet' : 'met';
}
