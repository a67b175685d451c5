import { Link } from '../app/ways.js';
import { Empty } from '../common/empty.js';
import { NotRecorded } from '../engine/queue/not-recorded.js';

/** The link was taken back or ran out, or the seat was taken on another device: what was recorded stands. */
export default function SeatLost({ match }: { readonly match: string }) {
  return (
    <Empty title="This device sits here no longer">
      <p>
        Its link was taken back or has ended, or another device has taken the seat. Everything that was recorded stands.
        What you pressed and is not recorded yet stays on this device, and goes up when you sit here again.
      </p>
      <NotRecorded match={match} />
      <p>
        Ask the organizer, or the other player at your table, for the code of your seat and scan it again.{' '}
        <Link to={`/matches/${match}`}>The match</Link> can be looked at by everybody.
      </p>
    </Empty>
  );
}
