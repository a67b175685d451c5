import type { RoundOfEvent } from '@adjutant/tournament';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../access/access-api.js';
import { rolesAt } from '../../acting/acting.js';
import { WHO_MAY } from '../../acting/who-may.js';
import { get } from '../../api/client.js';
import { inAddress, QUEUE } from '../../api/disputes.js';
import { EVERY } from '../../api/tournaments.js';
import { Link } from '../../app/ways.js';
import { timeOf } from '../../common/words.js';
import { Notice } from '../../parts/strip.js';
import { useEventPage } from '../use-tournament-page.js';

/** What of the queue of calls is shown here. */
interface Calls {
  readonly disputes: readonly {
    readonly id: string;
    readonly match: string;
    readonly calledAt: string;
    readonly judge: string | null;
  }[];
}

/** Who calls a judge, and at which table, for whoever may go there. */
export function CallsOnFloor({ round }: { readonly round: RoundOfEvent }) {
  const { event, named } = useEventPage();
  const { data: me } = useMe();
  const roles = me === undefined ? [] : rolesAt(me, event.tournament);
  const hears =
    me?.mode === 'single-user' || WHO_MAY.ReadDisputes.some((role) => role !== 'player' && roles.includes(role));
  const { data } = useQuery({
    enabled: hears,
    queryKey: [...QUEUE, 'floor', event.tournament],
    queryFn: ({ signal }) =>
      get<Calls>(`/disputes?limit=200&status=called,claimed&event=${inAddress(event.tournament)}`, signal),
    refetchInterval: EVERY,
  });
  const calls = (data?.disputes ?? []).flatMap((call) => {
    const table = round.tables.find(({ match }) => match === call.match);
    return table === undefined ? [] : [{ ...call, at: table }];
  });
  if (calls.length === 0 || round.status !== 'published') return null;
  return (
    <Notice tone="bad" label="Calls for a judge">
      <ul>
        {calls.map(({ id, at, calledAt, judge }) => (
          <li key={id}>
            <Link to={`/disputes/${inAddress(id)}`}>Table {at.table}</Link>: {named(at.A)} – {named(at.B)}, called at{' '}
            {timeOf(calledAt)}
            {judge === null ? '' : '; a judge is on the way'}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
