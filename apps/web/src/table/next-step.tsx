import type { Tap } from '@adjutant/table';
import { Button } from '@mantine/core';
import { Closed } from './closed.js';
import styles from './table.module.css';

interface Props {
  readonly tap: Tap;
  readonly press: (tap: Tap) => void;
  readonly busy: boolean;
}

/** The next step, where the thumb is; where it cannot be taken, what holds it up. */
export function NextStep({ tap, press, busy }: Props) {
  const says = tap.kind === 'step' ? tap.says : tap.name;
  return (
    <section className={styles['next']} aria-label="Next step">
      {tap.open ? (
        <Button fullWidth size="lg" aria-busy={busy} onClick={() => press(tap)}>
          {says}
        </Button>
      ) : (
        <>
          <p>Not yet: {says}</p>
          <Closed because={tap.because} />
        </>
      )}
    </section>
  );
}
