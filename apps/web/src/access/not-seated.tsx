import { Link } from '../app/ways.js';
import { Empty } from '../common/empty.js';
import { kept } from '../common/kept.js';
import { MyTable } from '../common/my-table.js';
import SeatLost from './seat-lost.js';

interface Props {
  readonly match: string;
  /** The event that it is of. */
  readonly event: string | undefined;
}

/** Whoever may not record at a table is told who does, or what has become of their seat. */
export default function NotSeated({ match, event }: Props) {
  if (kept('seat') === match) return <SeatLost match={match} />;
  return (
    <Empty title="This table is recorded by its players">
      <p>
        Open the link of your seat, or sign in as scorekeeper. <Link to={`/matches/${match}`}>The match</Link> can be
        looked at by everybody. {event === undefined ? null : <MyTable event={event} />}
      </p>
    </Empty>
  );
}
