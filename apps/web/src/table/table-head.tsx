import type { Side } from '@adjutant/rules';
import type { Now } from '@adjutant/table';
import type { ReactNode } from 'react';
import type { Liveness } from '../api/live.js';
import { SideBadge } from '../common/side-badge.js';
import { SIDES_OF_TABLE } from '../common/sides.js';
import { openLineSheet } from '../offline/line-sheet.js';
import { useWatchedLine } from '../live/watched.js';
import styles from './head.module.css';

const LINE: { readonly [liveness in Liveness]: string } = {
  live: 'Connected',
  connecting: 'Connecting',
  lost: 'No answer',
};

interface Props {
  readonly now: Now;
  readonly players: { readonly [side in Side]: string };
  readonly liveness: Liveness;
  /** What somebody else has entered since, for whoever does not see it come. */
  readonly told: string;
  /** What stands beside the place of the battle. */
  readonly children?: ReactNode;
}

/** Readable across a table: where the battle is, whose turn it is, and the points of both. It stays in sight. */
export function TableHead({ now, players, liveness, told, children }: Props) {
  const { board, turn } = now;
  useWatchedLine();
  return (
    <header className={styles['head']}>
      <div className={styles['where']}>
        <div role="status">
          <p className={styles['place']}>{board.clockText}</p>
          <p className="sr-only">{told}</p>
        </div>
        {children}
        <button
          type="button"
          className={styles['line']}
          data-live={liveness}
          title="What waits on this device"
          onClick={() => openLineSheet()}
        >
          {LINE[liveness]}
        </button>
      </div>
      <div className={styles['sides']}>
        {SIDES_OF_TABLE.map((side) => (
          <dl key={side} data-side={side} data-turn={turn === side || undefined} aria-label={players[side]}>
            <dt>
              <SideBadge side={side} />
              <span title={players[side]}>{players[side]}</span>
              {turn === side ? <b>turn</b> : null}
            </dt>
            <dd>
              <b>{board.vp[side]}</b> VP
            </dd>
            <dd>
              <b>{board.cp[side]}</b> CP
            </dd>
          </dl>
        ))}
      </div>
    </header>
  );
}
