import type { DisputeState } from '@adjutant/dispute';

const OPEN: ReadonlySet<DisputeState['status']> = new Set(['called', 'claimed', 'appealed']);

/** While a dispute is so, the result of its table is not sure. */
export function isOpenDispute({ status }: DisputeState): boolean {
  return OPEN.has(status);
}
