import { useTitle } from '../app/title.js';
import { useMe } from './access-api.js';
import { PageBody } from '../parts/page.js';
import styles from './access.module.css';

/** What the banner of single-user mode leads to. */
export default function AboutAccessPage() {
  useTitle('Who may do what');
  const { data: me } = useMe();
  return (
    <PageBody width="reading">
      <h1>Who may do what</h1>
      <div className={styles['prose']}>
        <p>
          {me?.mode === 'staffed'
            ? 'This server is staffed: people sign in, and players sit down by the links of their seats.'
            : 'This server is in single-user mode: it listens on this machine only, and whoever uses this machine may read and record everything. Nobody signs in.'}
        </p>
        <h2>Single-user mode</h2>
        <p>
          For a match among friends, for trying things out, and for one person who writes down what happens. Commands
          may say who acts and in which role; they are then held to that role.
        </p>
        <h2>A staffed server</h2>
        <p>
          For an event. Start the server with <code>ADJUTANT_ACCESS=staffed</code>; where it listens on more than this
          machine (<code>HOST</code>), it is staffed in any case. The first start prints a link for the first organizer,
          which works once.
        </p>
        <ul>
          <li>
            <b>Organizers</b> add staff, open matches and may erase people.
          </li>
          <li>
            <b>Judges</b> take calls, rule and correct; the <b>head judge</b> decides appeals and may rewind a match.
          </li>
          <li>
            <b>Scorekeepers</b> write down what both players do.
          </li>
          <li>
            <b>Players</b> act for their own side of their own match, by the link or QR code of their seat.
          </li>
          <li>
            <b>Spectators</b> read what everybody may see; they need no sign-in.
          </li>
        </ul>
      </div>
    </PageBody>
  );
}
