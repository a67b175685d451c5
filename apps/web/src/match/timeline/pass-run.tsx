import type { TimelineItem } from '@adjutant/views';
import { useState, type ReactNode } from 'react';
import { passesInWords } from './passes.js';
import styles from './timeline.module.css';

interface Props {
  readonly passes: readonly TimelineItem[];
  /** At which entry the Tab key stops: it has to be there to stop at. */
  readonly stop: number | null;
  readonly children: ReactNode;
}

/** Presses on the chess clock next to each other: one line that opens. */
export function PassRun({ passes, stop, children }: Props) {
  const [opened, open] = useState(false);
  const { numbers, says } = passesInWords(passes);
  const holds = passes.some(({ number }) => number === stop);
  return (
    <li>
      <details open={opened || holds} onToggle={(event) => open(event.currentTarget.open)}>
        <summary className={styles['passes']}>
          {numbers}: {says}
        </summary>
        <ol>{children}</ol>
      </details>
    </li>
  );
}
