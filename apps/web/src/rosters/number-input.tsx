import { TextInput } from '@mantine/core';

interface Props {
  readonly label: string;
  /** Whether the label is for those who hear it only. */
  readonly heard?: boolean;
  readonly placeholder?: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | null) => void;
}

const LONGEST = 6;

/** A whole number that may be left out. */
export function NumberInput({ label, heard = false, placeholder, value, onChange }: Props) {
  const change = (typed: string): void => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, LONGEST);
    onChange(digits === '' ? null : Number(digits));
  };
  return (
    <TextInput
      {...(heard ? { 'aria-label': label } : { label })}
      placeholder={placeholder ?? ''}
      inputMode="numeric"
      value={value ?? ''}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
