import { Citation, is, type JsonObject, type Static } from '@adjutant/kernel';

/** What a finding rests on: the stream itself, somebody's word, or what is presumed since nobody told. */
export const Footing = is.oneOf(['record', 'attest', 'presumed']);
export type Footing = Static<typeof Footing>;

/** Three values: `unknown` is neither yes nor no, and is never guessed. */
export const Truth = is.oneOf(['met', 'unmet', 'unknown']);
export type Truth = Static<typeof Truth>;

/** One thing that was checked: what, on which footing, with which answer, and by which rule. */
export const Finding = is.object(
  {
    rule: is.anyText(),
    check: is.anyText({ says: 'Name of the predicate or id of the question.' }),
    footing: Footing,
    answer: Truth,
    code: is.anyText({ says: 'The refusal code that this finding gives when it is unmet.' }),
    says: is.anyText({ says: 'What is the case, as one sentence.' }),
    facts: is.anything<JsonObject>(),
    cites: is.many(Citation),
    key: is.optional(is.anyText({ says: 'For open questions: the key under which the answer is expected.' })),
  },
  { name: 'Finding' },
);
export type Finding = Static<typeof Finding>;

export function flip(truth: Truth): Truth {
  if (truth === 'unknown') return 'unknown';
  return truth === 'met' ? 'unmet' : 'met';
}

/** Two lists of findings as one; mostly one of them is empty, and a list that was grown by `push` would keep room for sixteen more. */
export function behind(first: readonly Finding[], more: readonly Finding[]): readonly Finding[] {
  if (more.length === 0) return first;
  return first.length === 0 ? more : first.toSpliced(first.length, 0, ...more);
}
