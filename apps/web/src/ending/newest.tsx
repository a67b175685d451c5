import type { Now } from '@adjutant/table';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { late } from '../parts/late.js';
import type { AtTable } from './at-table.js';
import styles from './ending.module.css';
import { useOnThisPhone } from './on-this-phone.js';

const LateWritten = late(() => import('./written.js'), { what: 'what was recorded' });

interface Props {
  readonly at: AtTable;
  readonly now: Now;
}

/** The latest entry and where it is; from here everything that was recorded is looked up, and put right. */
export function NewestEntry({ at, now: { newest } }: Props) {
  const [opened, open] = useState(false);
  const waiting = useOnThisPhone(at.id);
  if (newest === null) return null;
  const last = waiting.at(-1);
  return (
    <section className={styles['newest']} aria-label="Recorded last">
      <p>
        <b>{last === undefined ? `Entry ${newest.entry}, recorded:` : 'On this phone:'}</b>{' '}
        {last === undefined ? newest.text : onItsWay(last.says, waiting.length - 1)}
      </p>
      <Button variant="default" size="md" fullWidth onClick={() => open(true)}>
        What was recorded
      </Button>
      {opened ? <LateWritten at={at} onClose={() => open(false)} /> : null}
    </section>
  );
}

/** Said of what was pressed last, as everything else here is. */
function onItsWay(says: string, before: number): string {
  if (before === 0) return `${says}. It is on its way.`;
  return `${says}. It is on its way, behind ${before === 1 ? 'one more' : `${before} more`}.`;
}
