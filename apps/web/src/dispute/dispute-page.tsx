import type { WholeDispute } from '@adjutant/dispute';
import { Anchor } from '@mantine/core';
import { lazy, Suspense, useCallback, useEffect, useMemo } from 'react';
import { Link, useParams } from '../app/ways.js';
import { Problem } from '../api/client.js';
import { disputeKey, useDispute } from '../api/disputes.js';
import { TOPIC, useLive } from '../api/live.js';
import { useLedger, useMatch, useTimeline } from '../match/match-queries.js';
import { useStep } from '../match/step/step-queries.js';
import { matchKey, usePeople } from '../api/queries.js';
import { useTitle } from '../app/title.js';
import { Details } from '../common/details.js';
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
export default function DisputePage() {
  const { id = '' } = useParams();
  useEffect(() => void fetchDesk(), []);
  const dispute = useDispute(id);
  useLive([TOPIC.dispute(id)], [disputeKey(id)]);
  useTitle(dispute.data?.claim ?? 'Dispute');
  const { data, error } = dispute;
  if (data) return <OnMatch key={id} dispute={data} />;
  if (error instanceof Problem && (error.status === 404 || error.status === 400)) return <NoSuchDispute id={id} />;
  if (error) return <Trouble title="The dispute cannot be shown" error={error} retry={() => void dispute.refetch()} />;
  return <Loading what="the dispute" />;
}

function NoSuchDispute({ id }: { readonly id: string }) {
  useTitle('No such dispute');
  return (
    <Empty title="There is no such dispute">
      <p>No call for a judge is known here at this address.</p>
      <p>It may have lost a character, or the judge was called on another installation.</p>
      <Details code={id} />
      <p>
        <Anchor component={Link} to="/judge">
          All calls
        </Anchor>
      </p>
    </Empty>
  );
}

function OnMatch({ dispute }: { readonly dispute: WholeDispute }) {
  const match = useMatch(dispute.match);
  const timeline = useTimeline(dispute.match);
  const error = match.error ?? timeline.error;
  if (match.data && timeline.data) return <Loaded dispute={dispute} match={match.data} timeline={timeline.data} />;
  if (error) return <Trouble title="The match cannot be shown" error={error} retry={() => void match.refetch()} />;
  return <Loading what="the match" />;
}

type LoadedProps = Pick<Record, 'match' | 'timeline'> & { readonly dispute: WholeDispute };

function Loaded({ dispute, match, timeline }: LoadedProps) {
  const { match: id } = dispute;
  useLive([TOPIC.match(id)], [matchKey(id), disputeKey(dispute.id)], { seen: match.revision });
  const ledger = useLedger(id).data ?? null;
  const last = timeline.at(-1)?.number ?? 0;
  const place = usePlace(last, Math.min(last, dispute.entry ?? dispute.at));
  const step = useStep(id, place.number, last);
  const people = usePeople();
  const named = useMemo(
    () => namedInDispute(namedOnMatch(people, match, timeline), dispute),
    [people, match, timeline, dispute],
  );
  const { number, chosen, desk, go, open, whereTo } = place;
  const follow = useCallback((): void => go(last), [go, last]);
  const following = number === last;
  const record = useMemo(
    () => ({ id, match, timeline, ledger, number, last, step, following, named, go, follow, whereTo }),
    [id, match, timeline, ledger, number, last, step, following, named, go, follow, whereTo],
  );
  return (
    <RecordProvider value={record} chosen={chosen}>
      <Suspense fallback={<Loading what="the desk" />}>
        <DisputeDesk dispute={dispute} desk={desk} open={open} />
      </Suspense>
    </RecordProvider>
  );
}
