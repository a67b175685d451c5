import { Button, NativeSelect, NumberInput, Textarea } from '@mantine/core';
import type { Supposal } from '@adjutant/replay';
import { useState } from 'react';
import { useAttempts } from '../match-queries.js';
import { useRecord } from '../record.js';
import { begunWith, questionsOf, supposalOf, WAYS, type Filled, type Way } from './supposing.js';
import { Note } from '../../parts/note.js';
import styles from './what-if.module.css';

/** How the selected entry might have been otherwise. */
export function SupposalForm({ suppose }: { readonly suppose: (supposal: Supposal) => void }) {
  const { id, number, step } = useRecord();
  const attempts = useAttempts(id).data ?? [];
  const event = step.step?.number === number ? step.step.event : undefined;
  const [changed, setChanged] = useState<Partial<Filled>>({});
  const [wrong, setWrong] = useState<string | null>(null);
  const filled: Filled = { ...begunWith(event, number, attempts), ...changed };
  const change = (part: Partial<Filled>): void => setChanged((before) => ({ ...before, ...part }));
  const ask = (): void => {
    const supposal = supposalOf(number, filled);
    setWrong('wrong' in supposal ? supposal.wrong : null);
    if (!('wrong' in supposal)) suppose(supposal);
  };
  if (number === 0) return <Note>Without its opening there is no match: choose another entry.</Note>;
  return (
    <form
      className={styles['ask']}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        ask();
      }}
    >
      <NativeSelect
        size="xs"
        label={`What if entry ${number}`}
        data={WAYS.map(({ value, label }) => ({ value, label }))}
        value={filled.way}
        onChange={({ currentTarget }) => change({ way: currentTarget.value as Way })}
      />
      <Details filled={filled} change={change} questions={questionsOf(event)} />
      <Button type="submit" size="xs">
        {filled.way === 'leave-out' ? `Leave entry ${number} out` : 'Suppose it'}
      </Button>
      {wrong === null ? null : <p role="alert">{wrong}</p>}
    </form>
  );
}

interface DetailsProps {
  readonly filled: Filled;
  readonly change: (part: Partial<Filled>) => void;
  readonly questions: readonly string[];
}

function Details({ filled, change, questions }: DetailsProps) {
  const { last } = useRecord();
  switch (filled.way) {
    case 'leave-out':
      return null;
    case 'answer':
      return (
        <>
          <NativeSelect
            size="xs"
            label="Question"
            data={[...questions]}
            value={filled.question}
            onChange={({ currentTarget }) => change({ question: currentTarget.value })}
          />
          <NativeSelect
            size="xs"
            label="Answer"
            data={['no', 'yes', 'unknown']}
            value={filled.answer}
            onChange={({ currentTarget }) => change({ answer: currentTarget.value as Filled['answer'] })}
          />
        </>
      );
    case 'redate':
      return (
        <NumberInput
          size="xs"
          label="Before entry"
          min={0}
          max={last}
          value={filled.before}
          onChange={(before) => typeof before === 'number' && change({ before })}
        />
      );
    case 'replace':
      return (
        <Textarea
          size="xs"
          label="What it had said"
          className={styles['json'] ?? ''}
          autosize
          minRows={3}
          maxRows={12}
          value={filled.data}
          onChange={({ currentTarget }) => change({ data: currentTarget.value })}
        />
      );
    case 'insert':
      return (
        <Textarea
          size="xs"
          label="Command"
          className={styles['json'] ?? ''}
          autosize
          minRows={2}
          maxRows={12}
          value={filled.command}
          onChange={({ currentTarget }) => change({ command: currentTarget.value })}
        />
      );
  }
}
