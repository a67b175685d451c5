import { Link } from '../../app/ways.js';
import { Notice } from '../../parts/strip.js';
import { NOT_ANY_MORE } from './closed-match.js';
import { Drop } from './drop.js';
import { useQueue } from './queues.js';
import { useSaid } from './use-said.js';

interface Props {
  readonly match: string;
  /** Whether the match takes nothing any more. */
  readonly isClosed: boolean;
}

const GOES_UP =
  'This was pressed here and stands nowhere else. It goes up when whoever pressed it sits here again; who does not, tells it to whoever sits at the table:';

/** What was pressed on this device and stands nowhere else, by name. */
export function NotRecorded({ match, isClosed }: Props) {
  const said = useSaid(match);
  const lost = useQueue().filter(({ item, standing }) => item.match === match && standing.is !== 'recorded');
  if (lost.length === 0) return null;
  return (
    <Notice tone="bad" role="alert">
      <h2>{isClosed ? 'It is not recorded' : 'It is not recorded yet'}</h2>
      <p>{isClosed ? NOT_ANY_MORE : GOES_UP}</p>
      <ul>
        {lost.map(({ item }) => (
          <li key={item.id}>
            {said(item)} {isClosed ? <Drop item={item} /> : null}
          </li>
        ))}
      </ul>
      {isClosed ? <Link to={`/matches/${match}/hand-over`}>Keep it as a file</Link> : null}
    </Notice>
  );
}
