import type { RoundOfEvent } from '@adjutant/tournament';
import { useNow } from '../../common/use-now.js';
import { clockTime } from '../../common/words.js';
import styles from './floor.module.css';
import { leftText } from './left-text.js';

/** When the round ends, and how long that is. */
export function RoundClock({ round: { status, clock } }: { readonly round: RoundOfEvent }) {
  const now = useNow();
  if (status !== 'published' || clock.endsAt === null) return null;
  const end = Date.parse(clock.endsAt);
  return (
    <p className={styles['clock']} data-over={end <= now || undefined} role="timer">
      {leftText(end - now)} <small>ends at {clockTime(end)}</small>
    </p>
  );
}
