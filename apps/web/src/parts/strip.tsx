import type { ReactNode } from 'react';
import type { Tone } from './card.js';
import styles from './strip.module.css';

interface Props {
  readonly tone?: Tone;
  /** `alert` where somebody has to hear it at once; `note` where it has stood there all along. */
  readonly role?: 'status' | 'alert' | 'note';
  readonly children: ReactNode;
}

/** One line above everything else, for what has to be known whatever is looked at; a button in it stands at its end. */
export function Strip({ tone = 'plain', role = 'status', children }: Props) {
  return (
    <div className={`${styles['told']} ${styles['strip']}`} data-tone={tone} role={role}>
      {children}
    </div>
  );
}

interface NoticeProps extends Omit<Props, 'role'> {
  readonly role?: 'alert' | 'note';
  /** Makes it a region that can be gone to. */
  readonly label?: string;
}

/** Sentences on a ground of their own, within what they are about. */
export function Notice({ tone = 'plain', role, label, children }: NoticeProps) {
  const Element = label === undefined ? 'div' : 'section';
  return (
    <Element className={styles['told']} data-tone={tone} role={role} aria-label={label}>
      {children}
    </Element>
  );
}
