import { Link } from '../app/ways.js';
import { kept } from './kept.js';

/** The way back to their own table, for a player who has opened their link of the event on this device. */
export function MyTable({ event }: { readonly event: string }) {
  return kept(`event-link/${event}`) === null ? null : (
    <Link to={`/tournaments/${encodeURIComponent(event)}/me`}>My table</Link>
  );
}
