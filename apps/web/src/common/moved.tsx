import type { ReactNode } from 'react';
import { signed } from './words.js';
import styles from './moved.module.css';

interface Props {
  readonly was: number;
  readonly now: number;
  /** The number afterwards as it is shown, where that is more than the number. */
  readonly children?: ReactNode;
}

/** A cell with a balance before and after, and by how much it moved. */
export function Moved({ was, now, children = now }: Props) {
  const moved = now - was;
  return (
    <td data-moved={moved !== 0 || undefined}>
      {was} → <b>{children}</b>
      {moved === 0 ? null : <span className={styles['delta']}>{signed(moved)}</span>}
    </td>
  );
}
