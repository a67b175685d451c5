import { NavLink } from '../app/ways.js';
import type { Acting } from '../acting/acting.js';
import styles from './judge-link.module.css';
import { useTellingWanted } from './use-wanted.js';

/** Fetched late: players and spectators never see it. */
export default function CountedLink({ acting }: { readonly acting: Acting }) {
  const { count, counted, says } = useTellingWanted(acting);
  return (
    <>
      <NavLink to="/judge" className={styles['link'] ?? ''}>
        Calls
        {count === 0 ? null : (
          <>
            {' '}
            <span className={styles['count']} aria-label={counted}>
              {count}
            </span>
          </>
        )}
      </NavLink>
      <p className={styles['says']} aria-live="polite" data-wanted>
        {says}
      </p>
    </>
  );
}
