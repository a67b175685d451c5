import { Link } from '../app/ways.js';
import { Empty } from '../common/empty.js';
import { NotRecorded } from '../engine/queue/not-recorded.js';
import { useClosed } from '../engine/queue/use-closed.js';

/** The match takes nothing any more; or the link was taken back or ran out, or the seat was taken on another device. */
export default function SeatLost({ match }: { readonly match: string }) {
  const closed = useClosed(match);
  const look = <Link to={`/matches/${match}`}>The match</Link>;
  if (closed !== null)
    return (
      <Empty title="Nothing more is recorded at this table">
        <p role="status">{closed.says}</p>
        <NotRecorded match={match} isClosed />
        <p>{look} can be looked at by everybody.</p>
      </Empty>
    );
  return (
    <Empty title="This device sits here no longer">
      <p>
        Its link was taken back or has ended, or another device has taken the seat. Everything that was recorded stands.
        What you pressed and is not recorded yet stays on this device, and goes up when you sit here again.
      </p>
      <NotRecorded match={match} isClosed={false} />
      <p>
        Ask the organizer, or the other player at your table, for the code of your seat and scan it again. {look} can be
        looked at by everybody.
      </p>
    </Empty>
  );
}
