/** @jsxImportSource react */
import { useKnown } from './use-feed.js';
import { behindWords } from './words.js';
import styles from './board.module.css';

/** Says in words when what is shown is not what is played at this moment. */
export function Behind() {
  const words = behindWords(useKnown());
  return (
    <p className={styles['behind']} role="status">
      {words}
    </p>
  );
}
