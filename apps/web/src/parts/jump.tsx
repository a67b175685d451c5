import type { ReactNode } from 'react';
import styles from './jump.module.css';

interface Props {
  readonly onClick: () => void;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A word within a sentence that leads somewhere on the same page. */
export function Jump({ onClick, label, children }: Props) {
  return (
    <button type="button" className={styles['jump']} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
