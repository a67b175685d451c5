import type { Finding, Truth } from '@adjutant/rules';
import type { FindingView } from '@adjutant/views';

type Contested<One> = (finding: One) => boolean;

const nobody = (): boolean => false;

const RANK: { readonly [answer in Truth]: number } = { unmet: 0, unknown: 1, met: 2 };

/** What speaks against an entry stands first, with what is contested; then what is open; else in the order of the rule. */
export function inOrder<One extends Pick<Finding, 'answer'>>(
  findings: readonly One[],
  contested: Contested<One> = nobody,
): readonly One[] {
  const rank = (one: One): number => (contested(one) ? 0 : RANK[one.answer]);
  return [...findings].sort((one, other) => rank(one) - rank(other));
}

/** What is contested is neither met nor unmet, and counted apart. */
export function tally<One extends Pick<Finding, 'answer' | 'footing'>>(
  findings: readonly One[],
  contested: Contested<One> = nobody,
): string {
  const plain = findings.filter((one) => !contested(one));
  const of = (answer: Truth): number => plain.filter((finding) => finding.answer === answer).length;
  const on = (footing: Finding['footing']): number => findings.filter((finding) => finding.footing === footing).length;
  const counted: readonly (readonly [number, string])[] = [
    [findings.length - plain.length, 'contested'],
    [of('unmet'), 'unmet'],
    [of('unknown'), 'unknown'],
    [of('met'), 'met'],
    [on('attest'), 'said by players'],
    [on('presumed'), 'presumed'],
  ];
  return counted.flatMap(([number, word]) => (number > 0 ? [`${number} ${word}`] : [])).join(' · ');
}

export interface Resting<One> {
  readonly ruleName: string;
  readonly cites: FindingView['cites'];
  readonly findings: readonly One[];
}

/** Findings that rest on the same lines of the same rule stand together, so that the place is named once. */
export function byRule<One extends Pick<FindingView, 'answer' | 'ruleName' | 'cites'>>(
  findings: readonly One[],
  contested: Contested<One> = nobody,
): readonly Resting<One>[] {
  const groups = Map.groupBy(inOrder(findings, contested), ({ ruleName, cites }) => JSON.stringify([ruleName, cites]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ruleName: first.ruleName, cites: first.cites, findings: group }] : [];
  });
}
