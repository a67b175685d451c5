import { leftAt } from '@adjutant/tournament/clocks';
import type { RoundClock as Clock, RoundOfEvent } from '@adjutant/tournament';
import { useNow } from '../../common/use-now.js';
import { clockTime } from '../../common/words.js';
import styles from './floor.module.css';
import { leftText } from './left-text.js';

interface Props {
  readonly status: RoundOfEvent['status'];
  readonly clock: Pick<Clock, 'startedAt' | 'endsAt'>;
}

/** When a clock of a round ends, and how long that is; of one that begins later, when it does. */
export function RoundClock({ status, clock }: Props) {
  const now = useNow();
  const left = leftAt(clock, now);
  if (status !== 'published' || left === null) return null;
  const begins = Date.parse(clock.startedAt ?? '');
  const end = Date.parse(clock.endsAt ?? '');
  return (
    <p className={styles['clock']} data-over={left <= 0 || undefined} role="timer">
      {leftText(left)}{' '}
      <small>
        {begins > now ? `begins at ${clockTime(begins)}, ` : ''}ends at {clockTime(end)}
      </small>
    </p>
  );
}
