import { deciderOf, type Decider } from '@adjutant/kernel';
import type { Circumstances } from './circumstances.js';
import type { DisputeCommand } from './commands.js';
import { DISPUTE } from './context.js';
import type { DisputeEvent } from './events.js';
import type { DisputeState } from './state/state.js';

export type DisputeDecider = Decider<DisputeCommand, DisputeState, DisputeEvent>;

/** A dispute as a decider, under the circumstances in which something is asked of it. */
export function disputeDecider(circumstances: Circumstances): DisputeDecider {
  return deciderOf(DISPUTE, undefined, (occasion) => ({ circumstances, occasion }));
}
