import { disputeStream, type DisputeEvent } from '@adjutant/dispute';
import type { Disputed } from '@adjutant/replay';
import type { Io } from './io.js';
import { withStore } from './store.js';

/** The entry that a dispute of the store is about; none where it is about another match, or is not there. */
export function calledAbout(io: Io, match: string, dispute: string): Promise<readonly Disputed[]> {
  return withStore(io, undefined, async (store) => {
    const [called] = await store.readBare(disputeStream(dispute));
    const event = called?.event as DisputeEvent | undefined;
    if (event?.type !== 'JudgeCalled' || event.data.match !== match) return [];
    return [{ dispute, entry: event.data.entry ?? event.data.at }];
  });
}
