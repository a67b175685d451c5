import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { RoundOfEvent, TableOfRound } from '@adjutant/tournament';
import { useTournamentCommand } from '../../api/tournaments.js';
import { Trouble } from '../../common/trouble.js';
import { Note } from '../../parts/note.js';
import { useEventPage } from '../use-tournament-page.js';
import { OnlyWhoMay } from './only-who-may.js';
import { useMatchCommands } from './use-match-commands.js';

interface Props {
  readonly round: RoundOfEvent;
  readonly table: TableOfRound;
  readonly onDone: () => void;
}

/** Why the match of a table is void, and the ways on: it counts again, or the same two have another at their table. */
export function VoidTable({ round, table, onDone }: Props) {
  const { event, may } = useEventPage();
  const [because, say] = useState('');
  const restoring = useMatchCommands(event.tournament);
  const publishing = useTournamentCommand(event.tournament);
  const { match, voided, table: number, A, B } = table;
  if (match === null) return null;
  const why = because.trim();
  const data = { round: round.number, tables: [{ table: number, A, B }], because: why };
  const [pending, error] = [restoring.isPending || publishing.isPending, restoring.error ?? publishing.error];
  return (
    <>
      <Note>
        Somebody declared its match void{voided?.because === undefined ? '' : `: ${voided.because}`}. Nothing of it
        counts{round.status === 'closed' ? ', and the round stays closed' : ', and the round is not closed over it'}.
      </Note>
      <OnlyWhoMay doing="RestoreMatch" what="Restoring a void match">
        <Textarea
          label="Why it goes on"
          autosize
          value={because}
          onChange={({ currentTarget }) => say(currentTarget.value)}
        />
        <Group gap="xs">
          <Button
            disabled={why === ''}
            loading={pending}
            onClick={() =>
              restoring.mutate([{ match, commands: [{ type: 'RestoreMatch', data: { because: why } }] }], {
                onSuccess: onDone,
              })
            }
          >
            Restore the match
          </Button>
          {round.status === 'published' && may('ChangePublished') ? (
            <Button
              variant="default"
              disabled={why === ''}
              loading={pending}
              onClick={() => publishing.mutate({ type: 'ChangePublished', data }, { onSuccess: onDone })}
            >
              Publish the table anew
            </Button>
          ) : null}
        </Group>
      </OnlyWhoMay>
      {error ? <Trouble title="Nothing was changed" error={error} /> : null}
    </>
  );
}
