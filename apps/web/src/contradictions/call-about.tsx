import type { Acting } from '../acting/acting.js';
import { CallDialog } from '../calls/call-dialog.js';
import type { Entry } from '../engine/queue/item.js';
import { queue } from '../engine/queue/queues.js';
import { entriesAgainst } from '../engine/queue/whence.js';
import { useUnits } from '../match/match-queries.js';
import { RecordProvider, useRecord } from '../match/record.js';
import { takeUp } from './taken-up.js';
import { claimOf } from './claim.js';

interface Props {
  readonly entry: Entry;
  readonly acting: Acting;
}

/** Calls a judge about a contradiction, in words that name both sides of it. */
export function CallAbout({ entry, acting }: Props) {
  const record = useRecord();
  const { id, timeline, last } = record;
  const { data: units } = useUnits(id, null);
  if (units === undefined || timeline.length === 0) return null;
  const [against = last] = entriesAgainst(entry.standing);
  return (
    <RecordProvider value={{ ...record, number: against }} chosen={against}>
      <CallDialog
        opened
        onClose={() => takeUp(null)}
        acting={acting}
        claim={claimOf(entry, timeline, units.units)}
        onCalled={(call) => queue.calledAbout(entry.item.id, call)}
      />
    </RecordProvider>
  );
}
