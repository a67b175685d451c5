import type { Side } from '@adjutant/rules';
import styles from './side.module.css';

/** The letter of a side on its colour: never one without the other. */
export function SideBadge({ side }: { readonly side: Side | null }) {
  if (side === null) return <span className={`${styles['badge']} ${styles['none']}`}>–</span>;
  return <span className={`${styles['badge']} ${styles[side === 'A' ? 'a' : 'b']}`}>{side}</span>;
}
