import { Button } from '@mantine/core';
import { Link } from '../app/ways.js';
import { useAwake } from './awake.js';
import { Lock } from './lock.js';
import { useScrollRoom } from './scroll-room.js';
import styles from './table.module.css';

interface DeviceProps {
  readonly id: string;
  readonly shared: boolean;
  readonly locked: boolean;
  readonly lock: (locked: boolean) => void;
  readonly turned: boolean;
  readonly turn: (turned: boolean) => void;
}

/** How the device lies on the table. */
export default function Device({ id, shared, locked, lock, turned, turn }: DeviceProps) {
  useAwake();
  useScrollRoom();
  return (
    <section className={styles['device']} aria-label="This device" data-locked={locked || undefined}>
      <Lock locked={locked} lock={lock} />
      {!shared || locked ? null : (
        <Button size="md" variant={turned ? 'filled' : 'default'} aria-pressed={turned} onClick={() => turn(!turned)}>
          A half for each player
        </Button>
      )}
      {locked ? null : <Link to={`/matches/${id}`}>The record</Link>}
    </section>
  );
}
