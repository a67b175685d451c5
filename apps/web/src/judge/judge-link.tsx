import { NavLink } from 'react-router';
import { mayAs, useMe } from '../access/access-api.js';
import styles from './judge-link.module.css';

/** The way to the queue of calls, for those who judge. */
export function JudgeLink() {
  const { data: me } = useMe();
  return (
    <nav aria-label="Judging" className={styles['nav']}>
      {mayAs(me, 'scorekeeper', 'judge', 'head-judge', 'organizer') ? (
        <NavLink to="/judge" className={styles['link'] ?? ''}>
          Calls
        </NavLink>
      ) : null}
    </nav>
  );
}
