/** @jsxImportSource react */
import type { CSSProperties } from 'react';
import type { OverlayWish } from './address.js';
import { Left } from './side-line.js';
import { useKnown } from './use-feed.js';
import { NO_MATCH_YET, whereWords } from './words.js';
import styles from './overlay.module.css';

interface Props {
  readonly match: string;
  readonly wish: OverlayWish;
}

/** A match laid over a picture: what is not said is not there. */
export function OverlayPage({ match, wish: { sides, scale, at } }: Props) {
  const { lines, missing, lostSince } = useKnown();
  const line = lines.get(match);
  const isMissing = missing !== null && line === undefined;
  const says = isMissing ? NO_MATCH_YET : lostSince === null ? null : 'No connection';
  return (
    <main className={styles['overlay']} data-at={at} style={{ '--scale': scale } as CSSProperties} data-match={match}>
      {line === undefined
        ? null
        : sides.map((side) => (
            <div key={side} className={styles['side']} data-side={side} data-turn={line.turn === side || undefined}>
              <bdi className={styles['name']}>{line.sides[side].name}</bdi>
              <span className={styles['vp']}>
                <b>{line.sides[side].vp}</b> VP
              </span>
              <span className={styles['cp']}>
                <b>{line.sides[side].cp}</b> CP
              </span>
              {line.clock === null ? null : <Left clock={line.clock} side={side} className={styles['left']} />}
            </div>
          ))}
      {line === undefined ? null : (
        <p className={styles['where']}>
          <bdi>{whereWords(line)}</bdi>
        </p>
      )}
      {says === null ? null : (
        <p className={styles['says']} data-lost={!isMissing || undefined} role="status">
          {says}
        </p>
      )}
    </main>
  );
}
