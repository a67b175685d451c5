import type { Finding, Truth } from '@adjutant/rules';
import type { FindingView } from '@adjutant/views';

const RANK: { readonly [answer in Truth]: number } = { unmet: 0, unknown: 1, met: 2 };

/** What speaks against an entry stands first, then what is open; otherwise in the order of the rule. */
export function inOrder<One extends Pick<Finding, 'answer'>>(findings: readonly One[]): readonly One[] {
  return [...findings].sort((one, other) => RANK[one.answer] - RANK[other.answer]);
}

export function tally(findings: readonly Pick<Finding, 'answer' | 'footing'>[]): string {
  const of = (answer: Truth): number => findings.filter((finding) => finding.answer === answer).length;
  const on = (footing: Finding['footing']): number => findings.filter((finding) => finding.footing === footing).length;
  const parts = [
    ...(of('unmet') > 0 ? [`${of('unmet')} unmet`] : []),
    ...(of('unknown') > 0 ? [`${of('unknown')} unknown`] : []),
    ...(of('met') > 0 ? [`${of('met')} met`] : []),
    ...(on('attest') > 0 ? [`${on('attest')} attested`] : []),
    ...(on('presumed') > 0 ? [`${on('presumed')} presumed`] : []),
  ];
  return parts.join(' · ');
}

export interface Resting<One> {
  readonly ruleName: string;
  readonly cites: FindingView['cites'];
  readonly findings: readonly One[];
}

/** Findings that rest on the same lines of the same rule stand together, so that the place is named once. */
export function byRule<One extends Pick<FindingView, 'answer' | 'ruleName' | 'cites'>>(
  findings: readonly One[],
): readonly Resting<One>[] {
  const groups = Map.groupBy(inOrder(findings), ({ ruleName, cites }) => JSON.stringify([ruleName, cites]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ruleName: first.ruleName, cites: first.cites, findings: group }] : [];
  });
}
