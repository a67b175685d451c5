import { Sentence } from '../match/sentence.js';
import { useRecord } from '../match/record.js';
import styles from './quoted.module.css';

/** What entries say, by their numbers. */
export function Quoted({ entries }: { readonly entries: readonly number[] }) {
  const { timeline } = useRecord();
  const found = timeline.filter(({ number }) => entries.includes(number));
  if (found.length === 0) return null;
  return (
    <ul className={styles['quoted']}>
      {found.map(({ number, text }) => (
        <li key={number}>
          {number} <Sentence text={text} />
        </li>
      ))}
    </ul>
  );
}
