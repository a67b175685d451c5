import type { WholeDispute } from '@adjutant/dispute';
import { SideBadge } from '../common/side-badge.js';
import { timeOf } from '../common/words.js';
import { useRecord } from '../match/record.js';
import { Note } from '../parts/note.js';
import styles from './case.module.css';
import { sizeOf } from './files.js';

/** Photos and papers that were shown; the log holds their hashes, the files stand beside it. */
export function Evidence({ id, evidence }: Pick<WholeDispute, 'id' | 'evidence'>) {
  const { named } = useRecord();
  const address = (hash: string): string => `/api/evidence/${hash}?dispute=${encodeURIComponent(id)}`;
  if (evidence.length === 0) return <Note small>Nothing has been shown yet.</Note>;
  return (
    <ul className={styles['evidence']} aria-label="Evidence">
      {evidence.map(({ number, hash, mediaType, bytes, caption, by, at, withheld }) => (
        <li key={number}>
          <figure>
            {withheld ? (
              <span className={styles['file']}>Withheld by an organizer</span>
            ) : (
              <a href={address(hash)} target="_blank" rel="noreferrer">
                {mediaType.startsWith('image/') ? (
                  <img src={address(hash)} alt={caption ?? 'Evidence without a caption'} loading="lazy" />
                ) : (
                  <span className={styles['file']}>PDF</span>
                )}
              </a>
            )}
            <figcaption>
              {caption === null ? null : <b>{caption} </b>}
              {'side' in by ? <SideBadge side={by.side} /> : named(by.staff)}, {timeOf(at)}, {sizeOf(bytes)},{' '}
              <code title={`SHA-256 ${hash}`}>{hash.slice(0, 10)}</code>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
