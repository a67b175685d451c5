import { TextInput } from '@mantine/core';
import { lengthFault, type Limit } from '../common/limited.js';

interface WordsProps {
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
  /** How long the server lets it be. */
  readonly limit: Limit;
  /** What the server has found wrong with it. */
  readonly wrong?: string | null;
  readonly required?: boolean;
  readonly first?: boolean;
}

export function Words({ label, value, set, limit, wrong = null, required = false, first = false }: WordsProps) {
  return (
    <TextInput
      label={label}
      required={required}
      {...(first ? { 'data-autofocus': true } : {})}
      value={value}
      error={lengthFault(value, limit) ?? wrong}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}
