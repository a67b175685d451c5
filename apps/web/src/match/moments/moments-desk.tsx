import { Button, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useDifference } from '../../api/asking.js';
import { Loading } from '../../common/loading.js';
import { Trouble } from '../../common/trouble.js';
import { useRecord } from '../record.js';
import { FirstMoment } from './first-moment.js';
import { MomentCard } from './moment-card.js';
import styles from './moments.module.css';

/** Two moments side by side, what they say differently, and the search for a first one. */
export function MomentsDesk() {
  const { number, last } = useRecord();
  const [from, setFrom] = useState(number);
  const [to, setTo] = useState(last);
  return (
    <div className={styles['desk']}>
      <FirstMoment />
      <section aria-label="Two moments">
        <h2>Two moments</h2>
        <div className={styles['choice']}>
          <Entry label="After entry" value={from} change={setFrom} />
          <Entry label="And after entry" value={to} change={setTo} />
        </div>
        <div className={styles['cards']}>
          <MomentCard entry={from} />
          <MomentCard entry={to} />
        </div>
        <Differences from={from} to={to} />
      </section>
    </div>
  );
}

interface EntryProps {
  readonly label: string;
  readonly value: number;
  readonly change: (entry: number) => void;
}

function Entry({ label, value, change }: EntryProps) {
  const { number, last } = useRecord();
  return (
    <div className={styles['entry']}>
      <NumberInput
        size="xs"
        label={label}
        value={value}
        min={0}
        max={last}
        clampBehavior="strict"
        allowDecimal={false}
        onChange={(chosen) => typeof chosen === 'number' && change(chosen)}
      />
      <Button size="compact-xs" variant="default" disabled={value === number} onClick={() => change(number)}>
        Selected: {number}
      </Button>
    </div>
  );
}

function Differences({ from, to }: { readonly from: number; readonly to: number }) {
  const { id, go } = useRecord();
  const { data, error, refetch } = useDifference(id, from, to);
  if (error) return <Trouble title="These cannot be compared" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the difference" />;
  if (data.differences.length === 0) return <p className={styles['none']}>The two moments say the same.</p>;
  return (
    <ul className={styles['differences']} aria-label="Differences">
      {data.differences.map(({ text, kind, entry }, index) => (
        <li key={index} data-kind={kind}>
          <span>{text}</span>
          {entry === undefined || !Number.isInteger(entry) ? null : (
            <button type="button" className={styles['jump']} onClick={() => go(entry, 'entry')}>
              entry {entry}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
