import { Button, Fieldset, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { Note } from '../../parts/note.js';
import { NEW_HALL, type HallTyped } from './halls.js';

interface Props {
  readonly halls: readonly HallTyped[];
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly onChange: (halls: readonly HallTyped[]) => void;
}

const FIELDS: readonly (readonly [keyof HallTyped, string])[] = [
  ['name', 'Name'],
  ['from', 'First table'],
  ['to', 'Last table'],
  ['minutes', 'Minutes of a round there'],
  ['delay', 'Minutes that it begins later'],
];

/** Ranges of tables with a clock each. */
export function HallsField({ halls, disabled = false, error, onChange }: Props) {
  return (
    <Fieldset legend="Halls" disabled={disabled}>
      <Stack gap="sm">
        <Note small>
          A range of tables with a clock of its own, which can be started and extended by itself. Other tables go by the
          clock of the round.
        </Note>
        {halls.map((hall, at) => (
          <SimpleGrid key={at} cols={{ base: 2, xs: 3 }} role="group" aria-label={`Hall ${at + 1}`}>
            {FIELDS.map(([field, label]) => (
              <TextInput
                key={field}
                label={label}
                inputMode={field === 'name' ? 'text' : 'numeric'}
                value={hall[field]}
                onChange={({ currentTarget }) => onChange(halls.with(at, { ...hall, [field]: currentTarget.value }))}
              />
            ))}
            <Button variant="subtle" style={{ alignSelf: 'end' }} onClick={() => onChange(halls.toSpliced(at, 1))}>
              Without hall {at + 1}
            </Button>
          </SimpleGrid>
        ))}
        <Button variant="default" onClick={() => onChange([...halls, NEW_HALL])}>
          Add a hall
        </Button>
        {error === undefined ? null : <p role="alert">{error}</p>}
      </Stack>
    </Fieldset>
  );
}
