import type { Obstacle } from '@adjutant/table';
import { Cites } from '../common/cites.js';
import styles from './table.module.css';

/** Why something cannot be pressed now, with the rules that say so. */
export function Closed({ because }: { readonly because: readonly Obstacle[] }) {
  if (because.length === 0) return null;
  return (
    <ul className={styles['because']}>
      {because.map(({ message, cites }) => (
        <li key={message}>
          {message} <Cites cites={cites} />
        </li>
      ))}
    </ul>
  );
}
