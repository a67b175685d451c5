import type { RoundOfEvent } from '@adjutant/tournament';
import { mayAs, useMe } from '../../access/access-api.js';
import { rolesAt } from '../../acting/acting.js';
import { WHO_MAY } from '../../acting/who-may.js';
import { inAddress, useCallsAt } from '../../api/disputes.js';
import { Link } from '../../app/ways.js';
import { timeOf } from '../../common/words.js';
import { Notice } from '../../parts/strip.js';
import { useEventPage } from '../use-tournament-page.js';

/** Who calls a judge, and at which table, for whoever may go there. */
export function CallsOnFloor({ round }: { readonly round: RoundOfEvent }) {
  const { event, named } = useEventPage();
  const { data: me } = useMe();
  const officials = WHO_MAY.ReadDisputes.filter((role) => role !== 'player');
  const hears = mayAs(me && { ...me, roles: rolesAt(me, event.tournament) }, ...officials);
  const { data } = useCallsAt(event.tournament, hears);
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
