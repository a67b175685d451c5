import { Anchor } from '@mantine/core';
import { lazy, Suspense, useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { Problem } from '../api/client.js';
import { disputeKey, useDispute } from '../api/disputes.js';
import type { Dispute } from '../api/dispute-types.js';
import { useLive } from '../api/live.js';
import { matchKey, useLedger, useMatch, usePeople, useStep, useTimeline } from '../api/queries.js';
import { useTitle } from '../app/title.js';
import { Empty } from '../common/empty.js';
import { namedInDispute, namedOnMatch } from '../common/elsewhere.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { RecordProvider, type Record } from '../match/record.js';
import { usePlace } from '../match/use-place.js';

const fetchDesk = () => import('./dispute-desk.js');
const DisputeDesk = lazy(fetchDesk);

// The judge waits for it at the table: it is asked for before the record, whose blocks keep the server busy.
if (location.pathname.startsWith('/disputes/')) void fetchDesk();

/** A dispute: opening its address shows the disputed moment at once. */
export function DisputePage() {
  const { id = '' } = useParams();
  useEffect(() => void fetchDesk(), []);
  const dispute = useDispute(id);
  useTitle(dispute.data?.claim ?? 'Dispute');
  const { data, error } = dispute;
  if (data) return <OnMatch key={id} dispute={data} />;
  if (error instanceof Problem && (error.status === 404 || error.status === 400))
    return <NoSuchDispute id={id} says={error.message} />;
  if (error) return <Trouble title="The dispute cannot be shown" error={error} retry={() => void dispute.refetch()} />;
  return <Loading what="the dispute" />;
}

function NoSuchDispute({ id, says }: { readonly id: string; readonly says: string }) {
  useTitle('No such dispute');
  return (
    <Empty title="There is no such dispute">
      <p>
        No judge was called under <code>{id}</code>. {says}
      </p>
      <p>
        <Anchor component={Link} to="/judge">
          All calls
        </Anchor>
      </p>
    </Empty>
  );
}

function OnMatch({ dispute }: { readonly dispute: Dispute }) {
  const match = useMatch(dispute.match);
  const timeline = useTimeline(dispute.match);
  const error = match.error ?? timeline.error;
  if (match.data && timeline.data) return <Loaded dispute={dispute} match={match.data} timeline={timeline.data} />;
  if (error) return <Trouble title="The match cannot be shown" error={error} retry={() => void match.refetch()} />;
  return <Loading what="the match" />;
}

type LoadedProps = Pick<Record, 'match' | 'timeline'> & { readonly dispute: Dispute };

function Loaded({ dispute, match, timeline }: LoadedProps) {
  const { match: id } = dispute;
  useLive(`/matches/${encodeURIComponent(id)}/live`, [matchKey(id), disputeKey(dispute.id)], match.revision);
  const ledger = useLedger(id).data ?? null;
  const last = timeline.at(-1)?.number ?? 0;
  const place = usePlace(last, Math.min(last, dispute.entry ?? dispute.at));
  const step = useStep(id, place.number, last);
  const named = namedInDispute(namedOnMatch(usePeople(), match, timeline), dispute);
  const { number, go } = place;
  const follow = (): void => go(last);
  return (
    <RecordProvider
      value={{ id, match, timeline, ledger, number, last, step, following: number === last, named, go, follow }}
    >
      <Suspense fallback={<Loading what="the desk" />}>
        <DisputeDesk dispute={dispute} desk={place.desk} open={place.open} />
      </Suspense>
    </RecordProvider>
  );
}
