import type { WholeDispute } from '@adjutant/dispute';
import type { MatchView } from '@adjutant/views';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../app/ways.js';
import { get } from '../api/client.js';
import { disputeKey } from '../api/disputes.js';
import { matchKey } from '../api/queries.js';

interface Props {
  /** The record, as the log calls it. */
  readonly stream: string;
  readonly entry: number;
}

/** Where words stand, as somebody would say it: the title of the match, what was claimed in the dispute. */
export function Standing({ stream, entry }: Props) {
  const [, kind, id = ''] = /^(match|dispute|penalties)-(.+)$/.exec(stream) ?? [];
  if (kind === 'match') return <InMatch id={id} entry={entry} />;
  if (kind === 'dispute') return <InDispute id={id} entry={entry} />;
  if (kind === 'penalties')
    return <Link to={`/people/${encodeURIComponent(decodeURIComponent(id))}/penalties`}>Penalties of somebody</Link>;
  return <b>The log, entry {entry}</b>;
}

function InMatch({ id, entry }: { readonly id: string; readonly entry: number }) {
  const path = encodeURIComponent(id);
  const { data } = useQuery({
    queryKey: matchKey(id),
    queryFn: ({ signal }) => get<MatchView>(`/matches/${path}`, signal),
  });
  return <Link to={`/matches/${path}?step=${entry}`}>{`${data?.title ?? 'A match'}, entry ${entry}`}</Link>;
}

function InDispute({ id, entry }: { readonly id: string; readonly entry: number }) {
  const path = encodeURIComponent(id);
  const { data } = useQuery({
    queryKey: disputeKey(id),
    queryFn: ({ signal }) => get<WholeDispute>(`/disputes/${path}`, signal),
  });
  const claim = data === undefined ? 'A dispute' : `The call “${data.claim}”`;
  return <Link to={`/disputes/${path}`}>{`${claim}, entry ${entry}`}</Link>;
}
