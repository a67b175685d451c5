import { Anchor } from '@mantine/core';
import { memo, useCallback, useMemo, useState } from 'react';
import { Link, useParams } from '../app/ways.js';
import { Problem } from '../api/client.js';
import { TOPIC, useLive, type Liveness } from '../api/live.js';
import { useLedger, useMatch, useTimeline } from './match-queries.js';
import { stepsKey, useStep } from './step/step-queries.js';
import { matchKey, usePeople } from '../api/queries.js';
import { useTitle } from '../app/title.js';
import { namedOnMatch } from '../common/elsewhere.js';
import { Details } from '../common/details.js';
import { Empty } from '../common/empty.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { MatchDesk } from './match-desk.js';
import { RecordProvider, type Record } from './record.js';
import { usePlace } from './use-place.js';

export default function MatchPage() {
  const { id = '' } = useParams();
  const match = useMatch(id);
  const timeline = useTimeline(id);
  useTitle(match.data?.title ?? 'Match');
  const error = match.error ?? timeline.error;
  // Whatever is at hand from before: it is not to be gone by.
  if (error instanceof Problem && error.code === 'match/tampered')
    return (
      <Trouble
        title="The record of this match is not what was recorded"
        error={error}
        retry={() => void match.refetch()}
      />
    );
  if (match.data && timeline.data) return <Loaded key={id} id={id} match={match.data} timeline={timeline.data} />;
  if (error instanceof Problem && (error.status === 404 || error.status === 400)) return <NoSuchMatch id={id} />;
  if (error) return <Trouble title="The match cannot be shown" error={error} retry={() => void match.refetch()} />;
  return <Loading what="the match" />;
}

function NoSuchMatch({ id }: { readonly id: string }) {
  useTitle('No such match');
  return (
    <Empty title="There is no such match">
      <p>Nothing is recorded here at this address.</p>
      <p>The address may have lost a character, or the match was recorded on another installation.</p>
      <Details code={id} />
      <p>
        <Anchor component={Link} to="/">
          All matches
        </Anchor>
      </p>
    </Empty>
  );
}

function Loaded({ id, match, timeline }: Pick<Record, 'id' | 'match' | 'timeline'>) {
  const liveness: Liveness = useLive([TOPIC.match(id)], [matchKey(id), stepsKey(id), ['matches']], {
    seen: match.revision,
  });
  const ledger = useLedger(id).data ?? null;
  const last = timeline.at(-1)?.number ?? 0;
  const ended = match.result !== null;
  const place = usePlace(last, last, ended);
  const [told, tell] = useState(false);
  const step = useStep(id, place.number, last);
  const people = usePeople();
  const named = useMemo(() => namedOnMatch(people, match, timeline), [people, match, timeline]);
  const { number, chosen, following, desk, go, open, follow, whereTo } = place;
  const lifted = useCallback(() => tell(true), []);
  const lift = ended && number < last && !told ? lifted : null;
  const record = useMemo(
    () => ({ id, match, timeline, ledger, number, last, step, following, named, go, follow, whereTo, lift }),
    [id, match, timeline, ledger, number, last, step, following, named, go, follow, whereTo, lift],
  );
  return (
    <RecordProvider value={record} chosen={chosen}>
      <Desk desk={desk} open={open} liveness={liveness} />
    </RecordProvider>
  );
}

/** What the slider alone is ahead of is not drawn anew. */
const Desk = memo(MatchDesk);
