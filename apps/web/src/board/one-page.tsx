/** @jsxImportSource react */
import { Behind } from './behind.js';
import { SideLine } from './side-line.js';
import { useKnown } from './use-feed.js';
import { NO_MATCH_YET, whereWords } from './words.js';
import styles from './board.module.css';

/** One match as large as the screen is. */
export function OnePage({ match }: { readonly match: string }) {
  const { lines, missing } = useKnown();
  const line = lines.get(match);
  return (
    <div className={styles['one']}>
      <header className={styles['head']}>
        <h1>
          <bdi>{line?.title ?? 'A match'}</bdi>
        </h1>
        <Behind />
        <a href="/board">All live matches</a>
      </header>
      {line === undefined ? (
        <p className={styles['nothing']}>{missing === null ? null : `${NO_MATCH_YET}. It appears here by itself.`}</p>
      ) : (
        <main className={styles['large']} data-match={match}>
          <SideLine line={line} side="A" />
          <SideLine line={line} side="B" />
          <p className={styles['where']}>
            <bdi>{whereWords(line)}</bdi>
          </p>
          <p className={styles['game']}>
            {line.game}
            {line.voided ? ' · this match counts for nothing any more' : ''}
          </p>
        </main>
      )}
    </div>
  );
}
