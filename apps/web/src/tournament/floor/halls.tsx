import { Group } from '@mantine/core';
import type { RoundOfEvent } from '@adjutant/tournament';
import { useEventPage } from '../use-tournament-page.js';
import { ExtendTime } from './extend-time.js';
import styles from './floor.module.css';
import { RoundClock } from './round-clock.js';
import { StartClock } from './start-clock.js';
import { isToStart } from './starting.js';

/** The halls of a round that is played, each with its clock and what can be done about it. */
export function Halls({ round }: { readonly round: RoundOfEvent }) {
  const { may } = useEventPage();
  const { number, status, halls = [] } = round;
  if (halls.length === 0) return null;
  const running = status === 'published';
  return (
    <ul className={styles['halls']} aria-label="Halls">
      {halls.map(({ name, from, to, started, ...clock }) => (
        <li key={name} aria-label={name}>
          <p>
            <b>{name}</b> <small>{from === to ? `table ${from}` : `tables ${from}–${to}`}</small>
          </p>
          <RoundClock {...{ status, clock }} />
          {running ? (
            <Group gap="xs">
              {may('StartClock') && isToStart({ clock, started }) ? <StartClock round={number} hall={name} /> : null}
              {may('ExtendTime') ? <ExtendTime round={number} hall={name} /> : null}
            </Group>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
