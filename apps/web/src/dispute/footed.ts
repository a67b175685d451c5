import type { FindingView } from '@adjutant/views';

export interface Footed<One> {
  /** What the record itself answers. */
  readonly proved: readonly One[];
  /** What only somebody at the table can know. */
  readonly claimed: readonly One[];
}

export interface Weighed<One> {
  readonly doubtful: readonly One[];
  readonly met: readonly One[];
}

/** What is met speaks for the entry; whatever is not is what a judge looks at first. */
export function weighed<One extends Pick<FindingView, 'answer'>>(
  findings: readonly One[],
  contested: (finding: One) => boolean = () => false,
): Weighed<One> {
  const met = (one: One): boolean => one.answer === 'met' && !contested(one);
  return { doubtful: findings.filter((one) => !met(one)), met: findings.filter(met) };
}

export function footed<One extends Pick<FindingView, 'footing'>>(findings: readonly One[]): Footed<One> {
  return {
    proved: findings.filter(({ footing }) => footing === 'record'),
    claimed: findings.filter(({ footing }) => footing !== 'record'),
  };
}
