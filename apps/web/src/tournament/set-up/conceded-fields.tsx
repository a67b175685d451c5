import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { ConcededTyped } from './judging.js';

interface Props {
  readonly typed: ConcededTyped;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly onChange: (typed: ConcededTyped) => void;
}

/** What a match is worth that is conceded. */
export function ConcededFields({ typed, disabled = false, error, onChange }: Props) {
  const points = (whose: 'winner' | 'loser', label: string) => (
    <TextInput
      label={label}
      inputMode="numeric"
      disabled={disabled}
      value={typed[whose]}
      aria-invalid={error !== undefined}
      onChange={({ currentTarget }) => onChange({ ...typed, [whose]: currentTarget.value })}
    />
  );
  return (
    <>
      <NativeSelect
        label="A match that is conceded"
        description="Who concedes loses; this says with which points."
        disabled={disabled}
        value={typed.unit}
        data={[
          { value: '', label: 'As this installation has it' },
          { value: 'vp', label: 'is worth these victory points' },
          { value: 'event', label: 'is worth these points of the event' },
        ]}
        onChange={({ currentTarget }) => onChange({ ...typed, unit: currentTarget.value as ConcededTyped['unit'] })}
      />
      {typed.unit === '' ? null : (
        <SimpleGrid cols={2}>
          {points('winner', 'For the winner')}
          {points('loser', 'For who concedes')}
        </SimpleGrid>
      )}
      {error === undefined ? null : <p role="alert">{error}</p>}
    </>
  );
}
