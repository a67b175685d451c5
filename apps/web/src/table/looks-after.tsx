import { may, type Acting } from '../acting/acting.js';
import { Link } from '../app/ways.js';
import { Notice } from '../parts/strip.js';
import { staffPageOf } from './staff-page-of.js';

/** Whoever runs the event may show the codes of seats here, and records nothing: each button would only say so afterwards. */
export function LooksAfter({ acting, event }: { readonly acting: Acting; readonly event: string | undefined }) {
  if (may(acting, 'ScoreVictoryPoints')) return null;
  return (
    <Notice label="Who records here">
      The players record here, each on the phone that scans the code of a seat: the codes are under This table. To
      record for them, give yourself the role of a scorekeeper under <Link to={staffPageOf(event)}>Staff</Link>.
    </Notice>
  );
}
