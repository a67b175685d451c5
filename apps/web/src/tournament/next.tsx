import { Link } from '../app/ways.js';
import { Strip } from '../parts/strip.js';
import { useEventPage } from './use-tournament-page.js';
import { whatsNext } from './whats-next.js';

interface Props {
  /** The part that is looked at: nobody is sent to where they are. */
  readonly shown: string;
}

/** What is next stands above everything else of an event. */
export function Next({ shown }: Props) {
  const { event } = useEventPage();
  const { says, part } = whatsNext(event);
  return (
    <Strip role="note">
      <span>
        <b>Next:</b> {says}
      </span>
      {part === shown ? null : (
        <Link to={`/tournaments/${encodeURIComponent(event.tournament)}/${part}`}>Go there</Link>
      )}
    </Strip>
  );
}
