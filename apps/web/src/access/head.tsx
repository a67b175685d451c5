import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '../app/ways.js';
import { post } from '../api/client.js';
import { mayAs, useMe } from './access-api.js';
import styles from './access.module.css';
import { signInFrom } from './back.js';
import { rolesText } from './roles-text.js';

/** Stands on every page: where nobody signs in, nobody is kept from anything either. */
export function SingleUserBanner() {
  const { data: me } = useMe();
  if (me?.mode !== 'single-user') return null;
  return (
    <aside className={styles['banner']} aria-label="About access" data-banner>
      <span>Single-user mode: everybody at this machine may do everything; no sign-in.</span>
      <Link to="/about-access">How to change that</Link>
    </aside>
  );
}

/** Who is here, in the head of every page of a staffed server. */
export function WhoAmI() {
  const { data: me } = useMe();
  const here = useLocation();
  if (me?.mode !== 'staffed') return null;
  if (me.person === null && me.seat === null) {
    return here.pathname === '/sign-in' ? null : (
      <Link to={signInFrom(here)} className={styles['plain']}>
        Sign in
      </Link>
    );
  }
  return (
    <div className={styles['me']} role="group" aria-label="Who you are">
      <Link to="/account" title={rolesText(me.roles)}>
        {me.person?.name ?? 'A player'}
      </Link>
      <small>{me.seat === null ? rolesText(me.roles) : `player, seat ${me.seat.side}`}</small>
      <SignOut />
    </div>
  );
}

function SignOut() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    await post<unknown>('/access/sign-out', {});
    await import('../offline/remembering.js').then(({ forget }) => forget()).catch(() => undefined);
    // What was read for whoever has left is not shown to whoever comes next.
    client.clear();
    navigate('/sign-in');
  };
  return (
    <button type="button" data-leaves className={styles['plain']} onClick={() => void leave()}>
      Sign out
    </button>
  );
}

/** The desks of the people who run the event, for those who may use them. */
export function AccessLinks({ className }: { readonly className: string | undefined }) {
  const { data: me } = useMe();
  return (
    <>
      {mayAs(me, 'scorekeeper', 'judge', 'head-judge', 'organizer') ? (
        <Link to="/people" className={className}>
          People
        </Link>
      ) : null}
      {me?.mode === 'staffed' && mayAs(me, 'organizer') ? (
        <Link to="/staff" className={className}>
          Staff
        </Link>
      ) : null}
    </>
  );
}
