import { useEffect, useMemo } from 'react';
import { mayRecord, type Table } from '../acting/acting.js';
import { useActing } from '../acting/use-acting.js';
import { useTitle } from '../app/title.js';
import { Link, useParams } from '../app/ways.js';
import { Empty } from '../common/empty.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { useMatch } from '../match/match-queries.js';
import { keep, kept } from '../opening/kept.js';
import { SeatLost } from '../opening/late-tools.js';
import { usePressedOnce } from './bounce.js';
import { Seated } from './seated.js';
import { useWhoPresses } from './who-presses.js';

/** A match as people record it with their thumbs: where it is, and what can be done now. */
export default function TablePage() {
  const { id = '' } = useParams();
  const match = useMatch(id);
  // It outlasts a look as the other player, for which the match is read anew.
  const presser = useWhoPresses(match.data);
  usePressedOnce();
  useTitle(match.data === undefined ? 'Table' : `Table: ${match.data.title}`);
  const [A, B] = [match.data?.seats.A.player ?? '', match.data?.seats.B.player ?? ''];
  const table = useMemo((): Table | null => (A === '' ? null : { match: id, players: { A, B } }), [id, A, B]);
  const acting = useActing(table);
  useEffect(() => keep('table', id), [id]);
  if (match.error && !match.data)
    return <Trouble title="The table cannot be shown" error={match.error} retry={() => void match.refetch()} />;
  if (table === null || acting === null) return <Loading what="the table" />;
  if (!mayRecord(acting) && kept('seat') === id) return <SeatLost match={id} />;
  if (!mayRecord(acting))
    return (
      <Empty title="This table is recorded by its players">
        <p>
          Open the link of your seat, or sign in as scorekeeper. <Link to={`/matches/${id}`}>The match</Link> can be
          looked at by everybody.
        </p>
      </Empty>
    );
  return match.data === undefined ? null : <Seated match={match.data} {...{ table, acting, presser }} />;
}
