import { TextInput } from '@mantine/core';

interface WordsProps {
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
  readonly required?: boolean;
  readonly first?: boolean;
}

export function Words({ label, value, set, required = false, first = false }: WordsProps) {
  return (
    <TextInput
      label={label}
      required={required}
      {...(first ? { 'data-autofocus': true } : {})}
      value={value}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}
