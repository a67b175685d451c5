import type { ReactNode } from 'react';
import styles from './folded.module.css';

/** Codes, ids and hashes: what somebody quotes to a program, and nobody reads first. */
export function Folded({ children }: { readonly children: ReactNode }) {
  return (
    <details className={styles['folded']}>
      <summary>Details</summary>
      <div>{children}</div>
    </details>
  );
}
