import type { ReactNode } from 'react';
import type { Side } from '@adjutant/rules';
import { SideBadge } from '../common/side-badge.js';
import styles from './desk.module.css';

interface Props {
  /** `reading`: sentences below each other, no wider than can be read. */
  readonly width?: 'reading';
  /** Whether what stands below each other is of several kinds. */
  readonly spaced?: boolean;
  readonly children: ReactNode;
}

/** What stands below a tab. */
export function Desk({ width, spaced = false, children }: Props) {
  return (
    <div className={styles['desk']} data-width={width} data-spaced={spaced || undefined}>
      {children}
    </div>
  );
}

interface HeadProps {
  readonly title?: ReactNode;
  readonly says?: ReactNode;
  readonly children?: ReactNode;
}

export function DeskHead({ title, says, children }: HeadProps) {
  return (
    <header className={styles['head']}>
      {title === undefined ? null : (
        <div>
          <h2>{title}</h2>
          {says === undefined ? null : <p>{says}</p>}
        </div>
      )}
      {children}
    </header>
  );
}

/** The same of both players: side by side where there is room. */
export function BothSides({ children }: { readonly children: ReactNode }) {
  return <div className={styles['sides']}>{children}</div>;
}

interface SideHeadProps {
  readonly side: Side;
  readonly name: string;
  /** How much of it there is. */
  readonly children?: ReactNode;
}

export function SideHead({ side, name, children }: SideHeadProps) {
  return (
    <h3 className={styles['side']}>
      <SideBadge side={side} /> {name}
      {children === undefined ? null : <span>{children}</span>}
    </h3>
  );
}
