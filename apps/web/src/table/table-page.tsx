import { useEffect, useMemo, useState } from 'react';
import { mayRecord, type Table } from '../acting/acting.js';
import { useActing } from '../acting/use-acting.js';
import { useTitle } from '../app/title.js';
import { useParams } from '../app/ways.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { useMatch } from '../match/match-queries.js';
import { keep } from '../common/kept.js';
import { NotSeated } from '../opening/late-tools.js';
import { usePressedOnce } from './bounce.js';
import { Seated } from './seated.js';
import { useWhoPresses } from './who-presses.js';

/** What is known of a match outlasts a look as the other player, for which it is read anew. */
function useKnown(id: string) {
  const { data, error, refetch } = useMatch(id);
  const [match, know] = useState(data);
  if (data !== undefined && data !== match) know(data);
  return { match, error, refetch };
}

/** A match as people record it with their thumbs: where it is, and what can be done now. */
export default function TablePage() {
  const { id = '' } = useParams();
  return <TableOf key={id} id={id} />;
}

function TableOf({ id }: { readonly id: string }) {
  const { match, error, refetch } = useKnown(id);
  const presser = useWhoPresses(match);
  usePressedOnce();
  useTitle(match === undefined ? 'Table' : `Table: ${match.title}`);
  const [A, B] = [match?.seats.A.player ?? '', match?.seats.B.player ?? ''];
  const event = match?.event?.id;
  const table = useMemo(
    (): Table | null => (A === '' ? null : { match: id, players: { A, B }, event }),
    [id, A, B, event],
  );
  const acting = useActing(table);
  useEffect(() => keep('last-table', id), [id]);
  if (error && !match) return <Trouble title="The table cannot be shown" error={error} retry={() => void refetch()} />;
  if (table === null || acting === null) return <Loading what="the table" />;
  if (!mayRecord(acting)) return <NotSeated match={id} event={event} />;
  return match === undefined ? null : <Seated {...{ match, table, acting, presser }} />;
}
