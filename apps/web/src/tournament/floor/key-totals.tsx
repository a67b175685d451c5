import { presetNamed, type TableOfRound } from '@adjutant/tournament';
import type { ScoreSheet } from '@adjutant/views';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { Trouble } from '../../common/trouble.js';
import { useEventPage } from '../use-tournament-page.js';
import styles from './floor.module.css';
import { areLevel, mostOf, NOTHING_TYPED, totalsCommand, totalsFault, totalsText, type Totals } from './totals.js';
import { useMatchCommands } from './use-match-commands.js';

interface Props {
  readonly match: string;
  readonly table: TableOfRound;
  /** Whether nothing but points says who has won, and what the categories count. */
  readonly sheet: Pick<ScoreSheet, 'byPoints' | 'rows'>;
  /** Records what stands beside the result, then goes on. */
  readonly first: (then: () => void) => void;
  readonly onDone: (says: string) => void;
}

/** A slip on which only the totals of both stand: what they come to is said, then recorded as the two agree about it. */
export function KeyTotals({ match, table, sheet: { byPoints, rows }, first, onDone }: Props) {
  const { event, named } = useEventPage();
  const [totals, type] = useState<Totals>(NOTHING_TYPED);
  const sending = useMatchCommands(event.tournament);
  const preset = event.settings.standings ?? presetNamed('gw');
  const fault = totalsFault(totals, mostOf(rows));
  if (preset === undefined) return null;
  const submit = (submitted: FormEvent): void => {
    submitted.preventDefault();
    if (fault !== null || sending.isPending) return;
    const commands = [totalsCommand(totals, preset)];
    first(() =>
      sending.mutate([{ match, commands }], { onSuccess: () => onDone(`Table ${table.table} is recorded.`) }),
    );
  };
  return (
    <form className={styles['key']} aria-label={`Totals of table ${table.table}`} noValidate onSubmit={submit}>
      {SIDES_OF_TABLE.map((side) => (
        <TextInput
          key={side}
          label={`All points of ${named(table[side])}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={totals[side]}
          onChange={({ currentTarget }) => type({ ...totals, [side]: currentTarget.value })}
        />
      ))}
      {areLevel(totals) && !byPoints ? (
        <NativeSelect
          label="Who has won?"
          value={totals.level}
          data={[
            { value: 'draw', label: 'A draw' },
            ...SIDES_OF_TABLE.map((side) => ({ value: side, label: named(table[side]) })),
          ]}
          onChange={({ currentTarget }) => type({ ...totals, level: currentTarget.value as Totals['level'] })}
        />
      ) : null}
      <Button type="submit" loading={sending.isPending} aria-disabled={fault !== null}>
        Record the totals
      </Button>
      <small role="status">
        {fault ??
          `${totalsText(totals, preset, { A: named(table.A), B: named(table.B) })} Once it is recorded only a ruling changes it.`}
      </small>
      {sending.error ? <Trouble title="The totals were not recorded" error={sending.error} /> : null}
    </form>
  );
}
