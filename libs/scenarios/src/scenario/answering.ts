import type { Answers } from '@adjutant/rules';

/** Answers as a file says them: `yes`, `true`; whatever is neither yes nor no is not known. */
export function answersOf(given: { readonly [question: string]: unknown } | undefined): Answers {
  const spoken = (value: unknown) =>
    value === true ? 'yes' : value === false ? 'no' : value === 'yes' || value === 'no' ? value : 'unknown';
  return Object.fromEntries(Object.entries(given ?? {}).map(([question, value]) => [question, spoken(value)]));
}
