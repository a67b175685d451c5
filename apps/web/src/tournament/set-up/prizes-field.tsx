import { Textarea } from '@mantine/core';
import { prizesFault } from './prizes.js';

interface Props {
  readonly prizes: string;
  readonly disabled?: boolean;
  readonly onChange: (prizes: string) => void;
}

/** What is given at the end, in the order in which it is given. */
export function PrizesField({ prizes, disabled = false, onChange }: Props) {
  return (
    <Textarea
      label="Prizes"
      description="One a line, one a person, in their order: First, then Best of | each faction, or Destroyer | by total VP | besides (beside another prize)."
      autosize
      minRows={2}
      disabled={disabled}
      error={prizesFault(prizes)}
      value={prizes}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
