import type { EntrantView, TournamentCommand } from '@adjutant/tournament';
import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useEventPage } from '../use-tournament-page.js';
import { changesTyped, NONE, typedOf, type Typed } from './changes-typed.js';

interface Props {
  readonly entry: EntrantView;
  readonly because: string;
  readonly send: (command: TournamentCommand) => void;
}

const FIELDS = [
  ['faction', 'Faction'],
  ['detachment', 'Detachment'],
  ['rating', 'Rating'],
  ['table', 'Keeps table'],
  ['club', 'Another club'],
  ['nation', 'Another nation'],
] as const satisfies readonly (readonly [keyof Typed, string])[];

/** What an entry says, typed anew. Pairing goes by it from the next draft on; why it is so stands in the record. */
export default function ChangeEntry({ entry, because, send }: Props) {
  const { event } = useEventPage();
  const [typed, type] = useState(typedOf(entry));
  const changes = changesTyped(event.tournament, entry, typed);
  const why = because.trim();
  return (
    <Stack gap="xs">
      <Group gap="xs" align="end">
        {FIELDS.map(([field, label]) => (
          <TextInput
            key={field}
            label={label}
            autoComplete="off"
            placeholder={field === 'club' || field === 'nation' ? `as it is; ${NONE} for none` : ''}
            inputMode={field === 'table' ? 'numeric' : field === 'rating' ? 'decimal' : 'text'}
            value={typed[field]}
            onChange={({ currentTarget }) => type({ ...typed, [field]: currentTarget.value })}
          />
        ))}
      </Group>
      <Checkbox
        label="Has no bye by pairing"
        checked={typed.barredFromBye}
        onChange={({ currentTarget }) => type({ ...typed, barredFromBye: currentTarget.checked })}
      />
      <p>Rounds that are drafted stay as they were drawn: the next draft goes by this.</p>
      <Button
        variant="default"
        disabled={changes === null || why === ''}
        onClick={() => changes && send({ type: 'ChangeEntry', data: { player: entry.player, changes, because: why } })}
      >
        Change it
      </Button>
    </Stack>
  );
}
