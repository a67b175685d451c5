import { TextInput } from '@mantine/core';
import type { Keyed } from './keyed.js';
import { faultOfTime } from './times.js';

interface Props {
  readonly label: string;
  /** Where labels repeat, what it is called alone. */
  readonly called?: string;
  readonly field: string;
  readonly keyed: Pick<Keyed, 'typed'>;
  readonly put: (field: string, said: string) => void;
}

/** A time of the day as it was written: `9:05`, `0905`, `9.05`. */
export function TimeField({ label, called = label, field, keyed: { typed }, put }: Props) {
  return (
    <TextInput
      label={label}
      aria-label={called}
      inputMode="numeric"
      autoComplete="off"
      placeholder="hh:mm"
      value={typed[field] ?? ''}
      error={faultOfTime(typed[field] ?? '')}
      onChange={({ currentTarget }) => put(field, currentTarget.value)}
    />
  );
}
