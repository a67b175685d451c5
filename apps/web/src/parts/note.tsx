import type { ReactNode } from 'react';
import styles from './note.module.css';

interface Props {
  readonly small?: boolean;
  readonly role?: 'status' | 'alert' | 'note';
  readonly children: ReactNode;
}

/** A sentence beside what is read: what is shown here, or that there is nothing to show. */
export function Note({ small = false, role, children }: Props) {
  return (
    <p className={styles['note']} data-small={small || undefined} role={role}>
      {children}
    </p>
  );
}
