import type { BothFigures, TableOfRound } from '@adjutant/tournament';
import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '../../access/access-api.js';
import { useTournamentCommand } from '../../api/tournaments.js';
import { Trouble } from '../../common/trouble.js';
import { Note } from '../../parts/note.js';
import { fieldsOf, type FiguresTyped } from '../floor/table-figures.js';
import { useEventPage } from '../use-tournament-page.js';
import { bothSaid, saidText } from './both-said.js';
import { isTheirs } from './theirs.js';

interface Props {
  readonly round: number;
  readonly table: TableOfRound;
  readonly player: string;
}

/** What the order of the event ranks by and no match brings: each of the two says it, and it counts once both say the same. */
export default function ReportFigures({ round, table, player }: Props) {
  const { event, named } = useEventPage();
  const { data: me } = useMe();
  const [typed, type] = useState<FiguresTyped>({});
  const sending = useTournamentCommand(event.tournament);
  const fields = fieldsOf(event.settings.standings, (side) => named(table[side]));
  if (fields.length === 0 || !isTheirs(me, player)) return null;
  if (table.figures !== undefined) return <Note role="status">Recorded: {saidText(table.figures)}.</Note>;
  const { A, B } = table.reported ?? {};
  const [own, other, opponent] = table.A === player ? [A, B, table.B] : [B, A, table.A];
  const said = bothSaid(fields, typed);
  const report = (both: BothFigures): void => sending.mutate({ type: 'ReportFigures', data: { player, round, both } });
  return (
    <Stack gap="xs" role="group" aria-label="Beside the result">
      {own === undefined ? null : (
        <Note role="status">
          You said {saidText(own)}. It counts once {named(opponent)} says the same.
        </Note>
      )}
      {other === undefined ? null : (
        <>
          <Note role="status">
            {named(opponent)} says {saidText(other)}.
          </Note>
          <Button loading={sending.isPending} onClick={() => report(other)}>
            That is right
          </Button>
        </>
      )}
      {fields.map(({ key, label }) => (
        <TextInput
          key={key}
          label={label}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={typed[key] ?? ''}
          onChange={({ currentTarget }) => type({ ...typed, [key]: currentTarget.value })}
        />
      ))}
      <Button
        variant="default"
        disabled={said === null}
        loading={sending.isPending}
        onClick={() => (said === null ? undefined : report(said))}
      >
        Say it so
      </Button>
      {sending.error ? <Trouble title="It was not recorded" error={sending.error} /> : null}
    </Stack>
  );
}
