import { NativeSelect } from '@mantine/core';
import type { RoundOfEvent } from '@adjutant/tournament';

interface Props {
  readonly round: RoundOfEvent;
  /** '' for all of them. */
  readonly hall: string;
  readonly onChange: (hall: string) => void;
}

/** Which hall is looked at; nothing where the event has none. */
export function HallChoice({ round: { halls = [] }, hall, onChange }: Props) {
  if (halls.length === 0) return null;
  return (
    <NativeSelect
      size="xs"
      aria-label="Which hall"
      value={hall}
      data={[{ value: '', label: 'All halls' }, ...halls.map(({ name }) => ({ value: name, label: name }))]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
