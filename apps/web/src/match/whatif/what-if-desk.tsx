import { Button } from '@mantine/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Reading } from '@adjutant/replay';
import { useState } from 'react';
import { post } from '../../api/client.js';
import { matchKey } from '../../api/queries.js';
import type { SupposeAnswer } from '../../api/types.js';
import { seenAs, useViewer } from '../../api/viewer.js';
import { Loading } from '../../common/loading.js';
import { Sentence } from '../../common/sentence.js';
import { Trouble } from '../../common/trouble.js';
import { useRecord } from '../record.js';
import { compared } from './compare.js';
import { Told } from './told.js';
import styles from './what-if.module.css';

const READINGS: readonly { readonly reading: Reading; readonly title: string; readonly says: string }[] = [
  {
    reading: 'corrected',
    title: 'As a correction',
    says: 'Later uses that become illegal fall and are refunded. What was refused stays refused.',
  },
  {
    reading: 're-executed',
    title: 'Played on',
    says: 'The same, and refused commands that become legal are carried out as well.',
  },
];

/** What would have followed had an entry not happened, in both readings side by side. */
export function WhatIfDesk() {
  const { number, timeline } = useRecord();
  const [asked, setAsked] = useState<number | null>(null);
  const entry = timeline.find((one) => one.number === number);
  const supposed = asked === number;
  return (
    <div className={styles['desk']}>
      <header className={styles['head']}>
        <div>
          <h2>What if entry {number} had not happened?</h2>
          <p>{entry ? <Sentence text={entry.text} /> : null}</p>
        </div>
        <p className={styles['notice']} role="note">
          Nothing is recorded
        </p>
      </header>
      {supposed ? (
        <div className={styles['readings']}>
          {READINGS.map((one) => (
            <ReadingPanel key={one.reading} {...one} />
          ))}
        </div>
      ) : (
        <div className={styles['ask']}>
          <Button onClick={() => setAsked(number)} disabled={number === 0}>
            Leave entry {number} out
          </Button>
          <p>
            {number === 0
              ? 'Without its opening there is no match: choose another entry.'
              : 'The record is told again without this entry, beside the record as it stands. A supposition cannot be stored.'}
          </p>
        </div>
      )}
    </div>
  );
}

function ReadingPanel({ reading, title, says }: (typeof READINGS)[number]) {
  const supposition = useSupposition(reading);
  return (
    <section aria-label={title} className={styles['reading']}>
      <h3>{title}</h3>
      <p className={styles['says']}>{says}</p>
      <Answered supposition={supposition} />
    </section>
  );
}

function Answered({ supposition }: { readonly supposition: UseQueryResult<SupposeAnswer> }) {
  const { data, error, refetch } = supposition;
  if (error) return <Trouble title="This cannot be supposed" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the other telling" />;
  return <Told comparison={compared(data)} />;
}

/** A question, though it is posted: its answer is kept until the record grows. */
function useSupposition(reading: Reading): UseQueryResult<SupposeAnswer> {
  const { id, number } = useRecord();
  const viewer = useViewer();
  return useQuery({
    queryKey: [...matchKey(id), 'suppose', number, reading, viewer],
    queryFn: () =>
      post<SupposeAnswer>(seenAs(`/matches/${encodeURIComponent(id)}/suppose`, viewer), {
        supposals: [{ leaveOut: [number] }],
        reading,
      }),
  });
}
