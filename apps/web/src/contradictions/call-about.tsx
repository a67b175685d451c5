import type { MatchView } from '@adjutant/views';
import { useActing } from '../acting/use-acting.js';
import { usePeople } from '../api/queries.js';
import { CallDialog } from '../calls/call-dialog.js';
import { namedOnMatch } from '../common/elsewhere.js';
import type { Entry } from '../engine/queue/item.js';
import { queue } from '../engine/queue/queues.js';
import { entriesAgainst } from '../engine/queue/whence.js';
import { useMatch, useTimeline, useUnits } from '../match/match-queries.js';
import { RecordProvider, type Record } from '../match/record.js';
import { claimOf } from './claim.js';

interface Props {
  readonly entry: Entry;
  readonly onClose: () => void;
}

/** Calls a judge about a contradiction, in words that name both sides of it. */
export default function CallAbout({ entry, onClose }: Props) {
  const { data: match } = useMatch(entry.item.match);
  return match === undefined ? null : <Call {...{ entry, match, onClose }} />;
}

const NO_STEP: Record['step'] = { step: null, broken: null, pending: false, error: null };

function Call({ entry, match, onClose }: Props & { readonly match: MatchView }) {
  const { id, seats } = match;
  const acting = useActing({ match: id, players: { A: seats.A.player, B: seats.B.player } });
  const { data: timeline } = useTimeline(id);
  const { data: units } = useUnits(id, null);
  const people = usePeople();
  if (acting === null || timeline === undefined || units === undefined) return null;
  const last = timeline.at(-1)?.number ?? 0;
  const [against = last] = entriesAgainst(entry.standing);
  const record: Record = {
    ...{ id, match, timeline, ledger: null, number: against, last, step: NO_STEP, following: true },
    ...{ named: namedOnMatch(people, match, timeline), go: () => undefined, follow: () => undefined },
    whereTo: () => last,
  };
  return (
    <RecordProvider value={record} chosen={against}>
      <CallDialog
        opened
        {...{ acting, onClose }}
        claim={claimOf(entry, timeline, units.units)}
        onCalled={(call) => queue.calledAbout(entry.item.id, call)}
      />
    </RecordProvider>
  );
}
