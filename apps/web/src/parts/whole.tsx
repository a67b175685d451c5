import type { ReactNode } from 'react';
import { LeftIcon } from '../common/icons.js';
import { Link } from '../app/ways.js';
import styles from './whole.module.css';

interface DeskProps {
  /** The width in px from which on there is room for all panes beside each other. */
  readonly from: 960 | 1280;
  readonly children: ReactNode;
}

/** A desk that is a page: its head, and panes below it. */
export function WholeDesk({ from, children }: DeskProps) {
  return (
    <div className={styles['desk']} data-from={from}>
      {children}
    </div>
  );
}

interface HeadProps {
  /** Where one comes from. */
  readonly back: string;
  readonly backSays: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

export function WholeHead({ back, backSays, title, children }: HeadProps) {
  return (
    <header className={styles['head']}>
      <div className={styles['title']}>
        <Link to={back} className={styles['back']} aria-label={backSays}>
          <LeftIcon />
        </Link>
        <h1>{title}</h1>
      </div>
      {children}
    </header>
  );
}
