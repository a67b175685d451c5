import { lazy, Suspense, useEffect, useRef } from 'react';
import { NavLink } from '../app/ways.js';
import { mayAs, useMe } from '../access/access-api.js';
import { useActing } from '../acting/use-acting.js';
import { followAnew } from '../api/live.js';
import styles from './judge-link.module.css';

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
      {acting !== null && mayAs(me, 'scorekeeper', 'judge', 'head-judge', 'organizer') ? (
        <Suspense fallback={<Plain />}>
          <CountedLink acting={acting} />
        </Suspense>
      ) : me?.events ? (
        <Plain />
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
