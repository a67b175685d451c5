import { DISPUTE, evolveDispute, type DisputeEvent, type DisputeState } from '@adjutant/dispute';
import { roundOf, tableOf, type OpenedTournament } from '@adjutant/tournament';
import { isOpenDispute } from '../tables/open-dispute.js';
import { EventAtFault } from './faults.js';
import { lifted } from './lifted.js';
import type { Recorded } from './recorded.js';
import { tableText, type PublishedTable } from './tables-told.js';

/** An event knows of its tables which disputes about them are open, and no other; of a table that is gone nobody asks. */
export function checkDisputesTold(event: OpenedTournament, table: PublishedTable, disputes: readonly Recorded[]): void {
  const now = tableOf(roundOf(event, table.round), table.table);
  if (now?.publication !== table.publication) return;
  const states = new Map<string, DisputeState>();
  for (const entry of disputes) {
    const state = states.get(entry.stream) ?? DISPUTE.initial;
    states.set(entry.stream, evolveDispute(state, lifted<DisputeEvent>(entry)));
  }
  for (const [stream, state] of states) {
    const id = DISPUTE.stream.idIn(stream) ?? stream;
    const open = isOpenDispute(state);
    if ((now.disputes ?? []).includes(id) === open) continue;
    const says = `dispute ${id} about ${tableText(table)} is ${open ? 'open' : 'over'}, and the event was not told`;
    throw new EventAtFault(
      'table-untold',
      says,
      disputes.findLast((entry) => entry.stream === stream),
    );
  }
}
