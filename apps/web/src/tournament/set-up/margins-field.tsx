import type { Preset } from '@adjutant/tournament';
import { Button, Checkbox, Fieldset, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { Note } from '../../parts/note.js';
import { convertedIn, marginsTyped, saidOfMargins, type MarginsTyped } from './margins.js';

interface Props {
  /** By what the event ranks, without margins of its own. */
  readonly order: Preset | undefined;
  /** Null: as the order has it. */
  readonly typed: MarginsTyped | null;
  readonly disabled?: boolean;
  readonly onChange: (typed: MarginsTyped | null) => void;
}

const HOW =
  'A line for each range: from, to => points of the opponent, points of the player who is ahead. For example 0,200 => 10,10. What stands after # is for people.';

/** Points by the margin of a table, pasted as they stand in the rules pack of an event; nothing where the order has none such. */
export function MarginsField({ order, typed, disabled = false, onChange }: Props) {
  const figure = convertedIn(order);
  if (order === undefined || figure === undefined) return null;
  const shown = typed ?? marginsTyped(order);
  const { faults, warnings } = saidOfMargins(typed);
  const change = (part: Partial<MarginsTyped>): void => onChange({ ...shown, ...part });
  return (
    <Fieldset legend={`${figure.toUpperCase()} by the margin of victory points`} disabled={disabled}>
      <Stack gap="sm">
        <Textarea
          label="Margins"
          description={order.conversion === undefined && typed === null ? `${HOW} Empty: none are made of it.` : HOW}
          autosize
          minRows={2}
          maxRows={14}
          spellCheck={false}
          value={shown.table}
          onChange={({ currentTarget }) => change({ table: currentTarget.value })}
        />
        <Checkbox
          label="A line holds at its upper limit too"
          checked={shown.upperIncluded}
          onChange={({ currentTarget }) => change({ upperIncluded: currentTarget.checked })}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {(['winner', 'loser'] as const).map((who) => (
            <TextInput
              key={who}
              label={`Won without play: the ${who} has`}
              inputMode="decimal"
              autoComplete="off"
              value={shown[who]}
              onChange={({ currentTarget }) => change({ [who]: currentTarget.value })}
            />
          ))}
        </SimpleGrid>
        {typed === null ? null : (
          <Button variant="subtle" onClick={() => onChange(null)}>
            As {order.name} has it
          </Button>
        )}
        {faults.length === 0 ? null : <p role="alert">{faults.join(' ')}</p>}
        {warnings.map((says) => (
          <Note small key={says}>
            {says}
          </Note>
        ))}
      </Stack>
    </Fieldset>
  );
}
