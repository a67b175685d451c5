import type { MatchView } from '@adjutant/views';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../access/access-api.js';
import { tableOf } from '../access/table-of.js';
import { get } from '../api/client.js';
import { isUnreached } from '../api/problem.js';
import { matchKey } from '../api/queries.js';
import { Link } from '../app/ways.js';
import { Strip } from '../parts/strip.js';
import { kept } from '../common/kept.js';

/** Whoever sits at a match that is not over, or used its table on this device last, goes on there with one press. */
export function RunningMatch() {
  const { data: me } = useMe();
  const seat = me?.seat ?? null;
  const id = seat?.match ?? (me?.mode === 'single-user' ? kept('last-table') : null);
  const { data: match, error } = useQuery({
    queryKey: [...matchKey(id ?? ''), '', 'spectator'],
    queryFn: ({ signal }) => get<MatchView>(`/matches/${encodeURIComponent(id ?? '')}`, signal),
    enabled: id !== null,
    retry: false,
  });
  if (id === null || (match === undefined ? !error || !isUnreached(error) : !isOn(match))) return null;
  return (
    <Strip role="note">
      <span>
        {match === undefined ? 'Your match goes on without the server.' : 'Your match: '}
        <bdi>{match?.title}</bdi>
      </span>{' '}
      <Button
        component={Link}
        to={seat === null ? `/matches/${encodeURIComponent(id)}/table` : tableOf(seat)}
        size="md"
      >
        Go to the table
      </Button>
    </Strip>
  );
}

const isOn = ({ status, voided }: MatchView): boolean =>
  voided === null && (status === 'opened' || status === 'running');
