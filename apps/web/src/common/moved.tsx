import { signed } from './words.js';
import styles from './moved.module.css';

/** A cell with a balance before and after, and by how much it moved. */
export function Moved({ was, now }: { readonly was: number; readonly now: number }) {
  const moved = now - was;
  return (
    <td data-moved={moved !== 0 || undefined}>
      {was} → <b>{now}</b>
      {moved === 0 ? null : <span className={styles['delta']}>{signed(moved)}</span>}
    </td>
  );
}
