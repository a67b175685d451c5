import type { ReactNode } from 'react';
import type { Tone } from './card.js';
import styles from './list.module.css';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** Lines on one panel, such as people, links or matches. */
export function List({ label, children }: Props) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {children}
    </ul>
  );
}

interface LineProps {
  readonly title: ReactNode;
  readonly details?: ReactNode;
  /** What can be done with this one. */
  readonly children?: ReactNode;
}

export function Line({ title, details, children }: LineProps) {
  return (
    <li className={styles['line']}>
      <span className={styles['what']}>
        {title}
        {details === undefined ? null : <small>{details}</small>}
      </span>
      {children === undefined ? null : <span className={styles['doings']}>{children}</span>}
    </li>
  );
}

/** Where a list would be. */
export function Nothing({ children }: { readonly children: ReactNode }) {
  return <p className={styles['nothing']}>{children}</p>;
}

interface RowsProps {
  /** Whether what a row says stands below each other, and not as badge, text and number side by side. */
  readonly below?: boolean;
  /** `open` where somebody is waited for. */
  readonly tone?: Extract<Tone, 'open'>;
  readonly children: ReactNode;
}

/** Rows within a desk, with a line above each; its children are the `li`. */
export function Rows({ below = false, tone, children }: RowsProps) {
  return (
    <ul className={styles['rows']} data-below={below || undefined} data-tone={tone}>
      {children}
    </ul>
  );
}

/** Small facts beside each other: who, when, where. */
export function Meta({ children }: { readonly children: ReactNode }) {
  return <p className={styles['meta']}>{children}</p>;
}
