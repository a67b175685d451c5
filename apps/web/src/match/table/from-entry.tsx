import { useRecord } from '../record.js';
import styles from './table.module.css';

/** Leads to the entry that something comes from. */
export function FromEntry({ number }: { readonly number: number }) {
  const { go } = useRecord();
  return (
    <button type="button" className={styles['jump']} onClick={() => go(number, 'entry')}>
      entry {number}
    </button>
  );
}
