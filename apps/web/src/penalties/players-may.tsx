import type { EventPolicy } from '@adjutant/dispute';
import { NativeSelect } from '@mantine/core';

type Players = NonNullable<EventPolicy['players']> | '';

const CHOICES: readonly { readonly value: Players; readonly label: string }[] = [
  { value: '', label: 'Staff alone' },
  { value: 'show-seats', label: 'Players too, for the seats of their own match' },
  { value: 'open-matches', label: 'Players too, and they open matches themselves' },
];

interface Props {
  readonly players: Players;
  readonly set: (players: Players) => void;
}

/** Who shows the codes of seats, and who opens matches. */
export function PlayersMay({ players, set }: Props) {
  return (
    <NativeSelect
      label="Who shows the codes of seats"
      description="Whoever is shown one sits there, and whoever sat there before is out."
      value={players}
      data={CHOICES.map(({ value, label }) => ({ value, label }))}
      onChange={({ currentTarget }) => set(CHOICES.find(({ value }) => value === currentTarget.value)?.value ?? '')}
    />
  );
}
