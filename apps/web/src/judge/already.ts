import type { DisputeInQueue } from '@adjutant/lists';

/** Says that somebody called about the same match before. */
export function alreadySays({ judge, status, claim }: Pick<DisputeInQueue, 'judge' | 'status' | 'claim'>): string {
  if (judge !== null) return `A judge is already on the way to this match about “${claim}”.`;
  if (status === 'appealed') return `An appeal is open about this match: “${claim}”.`;
  return `A judge is already called to this match about “${claim}”.`;
}
