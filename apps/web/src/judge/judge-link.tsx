import { lazy, Suspense, useEffect, useRef } from 'react';
import { NavLink } from '../app/ways.js';
import { mayAs, useMe } from '../access/access-api.js';
import { useActing } from '../acting/use-acting.js';
import { followAnew } from '../api/live.js';
import { eventsJudged } from './events-judged.js';
import styles from './judge-link.module.css';
import { QUEUE_ROLES } from './queue-roles.js';

const CountedLink = lazy(() => import('./counted-link.js'));

/** The way to the queue of calls, for those who judge, with how many wait. */
export function JudgeLink() {
  const { data: me } = useMe();
  const acting = useActing(null);
  const session = me === undefined ? null : `${me.person?.id ?? ''} ${me.seat?.match ?? ''} ${me.roles.join()}`;
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (before.current !== null && session !== before.current) followAnew();
    before.current = session;
  }, [session]);
  return (
    <nav aria-label="Judging" className={styles['nav']}>
      {me !== undefined && eventsJudged(me).length > 0 ? <Plain /> : null}
      {acting !== null && mayAs(me, ...QUEUE_ROLES) ? (
        <Suspense fallback={<Plain />}>
          <CountedLink acting={acting} />
        </Suspense>
      ) : null}
    </nav>
  );
}

function Plain() {
  return (
    <NavLink to="/judge" className={styles['link'] ?? ''}>
      Calls
    </NavLink>
  );
}
