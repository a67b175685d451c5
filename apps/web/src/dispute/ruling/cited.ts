import type { FindingView } from '@adjutant/views';

export interface Citable {
  readonly id: string;
  readonly name: string;
}

type Found = Pick<FindingView, 'rule' | 'ruleName' | 'answer'>;

/** The rules that were weighed at an entry, each once. */
export function citable(findings: readonly Found[]): readonly Citable[] {
  return [...new Map(findings.map(({ rule, ruleName }) => [rule, { id: rule, name: ruleName }])).values()];
}

/** What a ruling on an entry most likely rests on: the rules with something unmet or open, or all of them. */
export function likelyCited(findings: readonly Found[]): readonly string[] {
  const doubtful = findings.filter(({ answer }) => answer !== 'met');
  return citable(doubtful.length > 0 ? doubtful : findings).map(({ id }) => id);
}
