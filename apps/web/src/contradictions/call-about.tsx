import type { MatchView } from '@adjutant/views';
import type { Acting } from '../acting/acting.js';
import { CallDialog } from '../calls/call-dialog.js';
import type { Entry } from '../engine/queue/item.js';
import { queue, useQueue } from '../engine/queue/queues.js';
import { entriesAgainst } from '../engine/queue/whence.js';
import { useUnits } from '../match/match-queries.js';
import { RecordProvider, useRecord } from '../match/record.js';
import { callAbout, useCalledAbout } from './calling.js';
import { claimOf } from './claim.js';

interface Props {
  readonly match: MatchView;
  readonly acting: Acting;
}

/** Calls a judge about a contradiction, in words that name both sides of it. */
export function CallAbout({ match, acting }: Props) {
  const about = useCalledAbout();
  const entry = useQueue().find(({ item }) => item.id === about && item.match === match.id);
  return entry === undefined ? null : <Call key={about} {...{ entry, acting }} />;
}

function Call({ entry, acting }: Pick<Props, 'acting'> & { readonly entry: Entry }) {
  const record = useRecord();
  const { id, timeline, last } = record;
  const { data: units } = useUnits(id, null);
  if (units === undefined || timeline.length === 0) return null;
  const [against = last] = entriesAgainst(entry.standing);
  return (
    <RecordProvider value={{ ...record, number: against }} chosen={against}>
      <CallDialog
        opened
        onClose={() => callAbout(null)}
        acting={acting}
        claim={claimOf(entry, timeline, units.units)}
        onCalled={(call) => queue.calledAbout(entry.item.id, call)}
      />
    </RecordProvider>
  );
}
