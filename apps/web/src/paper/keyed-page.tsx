import type { MatchView, ScoreSheet } from '@adjutant/views';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mayRecord, type Table } from '../acting/acting.js';
import { useActing } from '../acting/use-acting.js';
import { get } from '../api/client.js';
import { usePeople } from '../api/queries.js';
import { useTitle } from '../app/title.js';
import { Link, useParams } from '../app/ways.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { namedOnMatch } from '../common/elsewhere.js';
import { useMatch } from '../match/match-queries.js';
import { Note } from '../parts/note.js';
import { Lead, PageBody, PageHead } from '../parts/page.js';
import { KeyedForm } from './keyed-form.js';

/** A score sheet that was filled in by hand, keyed in afterwards and recorded as one list. */
export default function KeyedPage() {
  const { id = '' } = useParams();
  const match = useMatch(id).data;
  const {
    data: sheet,
    error,
    refetch,
  } = useQuery({
    queryKey: ['sheet', id],
    queryFn: ({ signal }) => get<ScoreSheet>(`/matches/${encodeURIComponent(id)}/sheet`, signal),
    // What is being typed is of the sheet as it was when the typing began.
    staleTime: Infinity,
  });
  useTitle(sheet === undefined ? 'Score sheet' : `Score sheet: ${sheet.title}`);
  const named = usePeople();
  const acting = useActing(useTableOf(match, id));
  if (error && !sheet) return <Trouble title="The sheet cannot be shown" error={error} retry={() => void refetch()} />;
  if (!sheet || !match || !acting) return <Loading what="the sheet" />;
  const said = namedOnMatch(named, match, []);
  const { A, B } = match.seats;
  const names = { A: said(A.player), B: said(B.player) };
  const path = `/matches/${encodeURIComponent(id)}`;
  return (
    <PageBody width="wide">
      <PageHead title={`Key in: ${sheet.title}`} />
      <Lead>
        {names.A} against {names.B}, {sheet.rules}. <Link to={path}>The match</Link>,{' '}
        <a href={`/api/matches/${encodeURIComponent(id)}/sheet.pdf`}>its sheet to print</a>
      </Lead>
      {!mayRecord(acting) || (acting.side !== null && acting.mode === 'staffed') ? (
        <Note>A sheet is keyed in by whoever keeps the scores: a player records at the table.</Note>
      ) : (
        <KeyedForm key={id} {...{ sheet, names, acting }} />
      )}
    </PageBody>
  );
}

/** Who sits there, and of which event it is; null until the match is known. */
function useTableOf(match: MatchView | undefined, id: string): Table | null {
  const [A, B] = [match?.seats.A.player, match?.seats.B.player];
  const event = match?.event?.id;
  return useMemo(
    () => (A === undefined || B === undefined ? null : { match: id, players: { A, B }, event }),
    [id, A, B, event],
  );
}
