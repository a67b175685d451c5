import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import type { Side } from '@adjutant/rules';
import type { PaperView } from '@adjutant/views';
import { useState } from 'react';
import { useFirst } from '../../api/asking.js';
import { count } from '../../common/words.js';
import { useRecord } from '../record.js';
import styles from './moments.module.css';

const QUESTIONS = [
  { value: 'overspent', label: 'had fewer CP than were spent', takes: null },
  { value: 'cp-below', label: 'had fewer CP than …', takes: 'number' },
  { value: 'vp-at-least', label: 'had at least … VP', takes: 'number' },
  { value: 'paper', label: 'had other points than the paper says, as it was declared', takes: null },
  { value: 'paper-cp', label: 'had other CP than the paper says …', takes: 'paper' },
  { value: 'paper-vp', label: 'had other VP than the paper says …', takes: 'paper' },
] as const;

/** `12=3, 20=1` as people write it, without the spaces. */
const asPaper = (text: string): string => text.replaceAll(/\s/g, '');

/** Searches the record for the first moment at which something was so. */
export function FirstMoment() {
  const [player, setPlayer] = useState<Side>('A');
  const [asked, setAsked] = useState<string>('overspent');
  const [amount, setAmount] = useState(1);
  const [paper, setPaper] = useState('');
  const [when, setWhen] = useState<string | null>(null);
  const takes = QUESTIONS.find(({ value }) => value === asked)?.takes ?? null;
  const question = takes === null ? asked : `${asked}:${takes === 'number' ? amount : asPaper(paper)}`;
  return (
    <section aria-label="First moment">
      <h2>The first moment at which</h2>
      <form
        className={styles['choice']}
        onSubmit={(event) => {
          event.preventDefault();
          setWhen(question);
        }}
      >
        <NativeSelect
          size="xs"
          aria-label="Side"
          data={['A', 'B']}
          value={player}
          onChange={(event) => setPlayer(event.currentTarget.value as Side)}
        />
        <NativeSelect
          size="xs"
          aria-label="Question"
          data={QUESTIONS.map(({ value, label }) => ({ value, label }))}
          value={asked}
          onChange={(event) => setAsked(event.currentTarget.value)}
        />
        {takes === 'number' ? (
          <NumberInput
            size="xs"
            aria-label="How many"
            min={0}
            value={amount}
            onChange={(chosen) => typeof chosen === 'number' && setAmount(chosen)}
          />
        ) : null}
        {takes === 'paper' ? (
          <TextInput
            size="xs"
            aria-label="What the paper says"
            placeholder="entry=points, as 12=3, 20=1"
            value={paper}
            onChange={(event) => setPaper(event.currentTarget.value)}
          />
        ) : null}
        <Button size="xs" type="submit">
          Find it
        </Button>
      </form>
      {when === null ? null : <Found player={player} when={when} />}
    </section>
  );
}

/** Both numbers, and where they were still the same. */
function parted({ text, agreed }: PaperView): string {
  return agreed === null ? text : `${text} They agreed last after entry ${agreed}.`;
}

function Found({ player, when }: { readonly player: Side; readonly when: string }) {
  const { id, go } = useRecord();
  const { data, error } = useFirst(id, player, when);
  if (error)
    return (
      <p role="alert" className={styles['none']}>
        {error.message}
      </p>
    );
  if (!data) return null;
  const { entry, text, clock, probes, paper } = data;
  return (
    <p className={styles['found']} role="status">
      {entry === null ? null : (
        <button type="button" className={styles['jump']} onClick={() => go(entry, 'entry')}>
          entry {entry}
        </button>
      )}
      <span>
        {entry === null ? `At no entry of the record.` : `${text} ${clock}`}{' '}
        {paper ? <span>{parted(paper)} </span> : null}
        <small>Found by looking at {count(probes, 'entry', 'entries')}.</small>
      </span>
    </p>
  );
}
