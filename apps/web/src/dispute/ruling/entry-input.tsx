import { Button, TextInput } from '@mantine/core';
import { useRecord } from '../../match/record.js';
import { Quoted } from '../quoted.js';
import { numbersIn } from './remedies.js';
import styles from './ruling.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  /** The entry on screen, to be taken over with one press. */
  readonly entry: number;
  readonly onChange: (value: string) => void;
}

/** Entries by their numbers, and what they say. */
export function EntryInput({ label, value, entry, onChange }: Props) {
  const { last } = useRecord();
  const numbers = numbersIn(value, last) ?? [];
  return (
    <div>
      <div className={styles['row']}>
        <TextInput size="xs" label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
        {numbers.includes(entry) ? null : (
          <Button size="xs" variant="default" onClick={() => onChange(String(entry))}>
            Entry {entry}, on screen
          </Button>
        )}
      </div>
      <Quoted entries={numbers} />
    </div>
  );
}
