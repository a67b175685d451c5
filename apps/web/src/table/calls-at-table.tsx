import type { MatchView } from '@adjutant/views';
import { useState } from 'react';
import { Modal } from '../common/modal.js';
import type { Acting } from '../acting/acting.js';
import { usePeople } from '../api/queries.js';
import { CallDialog } from '../calls/call-dialog.js';
import { CallsDesk } from '../calls/calls-desk.js';
import { CallsStrip } from '../calls/calls-strip.js';
import { ContradictionAtTable } from '../contradictions/at-table.js';
import { namedOnMatch } from '../common/elsewhere.js';
import { useTimeline } from '../match/match-queries.js';
import { RecordProvider, type Record } from '../match/record.js';

interface Props {
  readonly match: MatchView;
  readonly acting: Acting;
  readonly last: number;
  /** The entry that a judge is called about; null: none is being called. */
  readonly about: number | null;
  readonly onCalled: () => void;
}

const NO_STEP: Record['step'] = { step: null, broken: null, pending: false, error: null };

/** What of calls and rulings players see at the table, and the call itself, without leaving it. */
export default function CallsAtTable({ match, acting, last, about, onCalled }: Props) {
  const { id } = match;
  const [showing, show] = useState(false);
  const timeline = useTimeline(id).data ?? [];
  const named = namedOnMatch(usePeople(), match, timeline);
  const record: Record = {
    ...{ id, match, timeline, ledger: null, number: about ?? last, last, step: NO_STEP, following: true, named },
    ...{ go: () => undefined, follow: () => undefined, whereTo: () => last },
  };
  return (
    <RecordProvider value={record} chosen={record.number}>
      <CallsStrip acting={acting} open={() => show(true)} />
      <ContradictionAtTable match={match} acting={acting} />
      <CallDialog key={about} opened={about !== null} onClose={onCalled} acting={acting} />
      <Modal opened={showing} onClose={() => show(false)} title="Calls of this match" size="lg">
        {showing ? <CallsDesk acting={acting} onCall={() => undefined} /> : null}
      </Modal>
    </RecordProvider>
  );
}
