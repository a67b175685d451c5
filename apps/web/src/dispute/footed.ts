import type { FindingView } from '@adjutant/views';

export interface Footed<One> {
  /** What the record itself answers. */
  readonly proved: readonly One[];
  /** What only somebody at the table can know. */
  readonly claimed: readonly One[];
}

export function footed<One extends Pick<FindingView, 'footing'>>(findings: readonly One[]): Footed<One> {
  return {
    proved: findings.filter(({ footing }) => footing === 'record'),
    claimed: findings.filter(({ footing }) => footing === 'attest'),
  };
}
