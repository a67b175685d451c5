import { Button, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useDifference } from '../asking/queries.js';
import { Loading } from '../../common/loading.js';
import { Trouble } from '../../common/trouble.js';
import { useRecord } from '../record.js';
import { FirstMoment } from './first-moment.js';
import { MomentCard } from './moment-card.js';
import { Desk } from '../../parts/desk.js';
import { Jump } from '../../parts/jump.js';
import { Note } from '../../parts/note.js';
import styles from './moments.module.css';

/** Two moments side by side, what they say differently, and the search for a first one. */
export function MomentsDesk() {
  const { number, last, lift } = useRecord();
  const [from, setFrom] = useState(lift ? Math.max(0, number - 1) : number);
  const [to, setTo] = useState(lift ? number : last);
  return (
    <Desk spaced>
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
    </Desk>
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
  if (data.differences.length === 0) return <Note small>The two moments say the same.</Note>;
  return (
    <ul className={styles['differences']} aria-label="Differences">
      {data.differences.map(({ text, kind, entry }, index) => (
        <li key={index} data-kind={kind}>
          <span>{text}</span>
          {entry === undefined || !Number.isInteger(entry) ? null : (
            <Jump onClick={() => go(entry, 'entry')}>entry {entry}</Jump>
          )}
        </li>
      ))}
    </ul>
  );
}
