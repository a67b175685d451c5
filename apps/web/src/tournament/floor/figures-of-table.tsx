import type { TableOfRound } from '@adjutant/tournament';
import { Button, Group, TextInput } from '@mantine/core';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { Trouble } from '../../common/trouble.js';
import { saidText } from '../me/both-said.js';
import { useEventPage } from '../use-tournament-page.js';
import { valueOf } from './table-figures.js';
import { useTableFigures, type TableFigures } from './use-table-figures.js';

/** Games won, tournament points: what the order of the event ranks by and no match brings. */
export function FiguresFields({
  of: { table, fields, typed, type, commands, sending },
}: {
  readonly of: TableFigures;
}) {
  const { named } = useEventPage();
  if (fields.length === 0) return null;
  return (
    <Group gap="xs" align="end" role="group" aria-label={`Beside the result of table ${table.table}`}>
      {fields.map((field) => (
        <TextInput
          key={field.key}
          label={field.label}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={valueOf(field, typed, table)}
          onChange={({ currentTarget }) => type({ ...typed, [field.key]: currentTarget.value })}
        />
      ))}
      {SIDES_OF_TABLE.map((side) => {
        const said = table.reported?.[side];
        return said === undefined ? null : (
          <small key={side} role="status">
            {named(table[side])} says {saidText(said)}; not confirmed.
          </small>
        );
      })}
      {commands === null ? <small role="alert">These are numbers, or nothing.</small> : null}
      {sending.error ? <Trouble title="What stands beside the result was not recorded" error={sending.error} /> : null}
    </Group>
  );
}

interface Props {
  readonly round: number;
  readonly table: TableOfRound;
  readonly onDone: () => void;
}

/** The same for a table that has its result already. */
export function FiguresOfTable({ round, table, onDone }: Props) {
  const figures = useTableFigures(round, table);
  const { fields, commands, sending } = figures;
  if (fields.length === 0) return null;
  return (
    <>
      <FiguresFields of={figures} />
      <Button
        variant="default"
        loading={sending.isPending}
        disabled={commands === null || commands.length === 0}
        onClick={() => sending.mutate(undefined, { onSuccess: onDone })}
      >
        Record these points
      </Button>
    </>
  );
}
