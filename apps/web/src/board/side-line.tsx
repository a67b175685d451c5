/** @jsxImportSource react */
import type { BoardLine } from '@adjutant/views';
import { inMinutes } from '../clock/in-minutes.js';
import { useLeft } from './use-feed.js';
import styles from './board.module.css';

interface Props {
  readonly line: BoardLine;
  readonly side: 'A' | 'B';
}

/** A player with what counts: name, points, what is left of the time. */
export function SideLine({ line, side }: Props) {
  const { name, vp, cp, cards } = line.sides[side];
  return (
    <div className={styles['side']} data-side={side} data-turn={line.turn === side || undefined}>
      <span className={styles['letter']}>{side}</span>
      <bdi className={styles['name']} title={name}>
        {name}
      </bdi>
      {line.clock === null ? null : <Left clock={line.clock} side={side} className={styles['left']} />}
      <span className={styles['cp']}>
        <b>{cp}</b> CP
        {cards === 0 ? null : (
          <span>
            {' '}
            · <b>{cards}</b> {cards === 1 ? 'card' : 'cards'}
          </span>
        )}
      </span>
      <span className={styles['vp']}>
        <b>{vp}</b> VP
      </span>
    </div>
  );
}

interface LeftProps {
  readonly clock: NonNullable<BoardLine['clock']>;
  readonly side: 'A' | 'B';
  readonly className: string | undefined;
}

/** What is left of the time; how it looks is for whoever shows it. */
export function Left({ clock, side, className }: LeftProps) {
  const left = useLeft(clock, side);
  return (
    <span className={className} data-runs={clock.runs === side || undefined} data-out={left <= 0 || undefined}>
      {inMinutes(left)}
    </span>
  );
}
