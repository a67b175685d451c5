import type { RoundOfEvent } from '@adjutant/tournament';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTournamentCommand } from '../../api/tournaments.js';
import { count } from '../../common/words.js';
import { AskedTwice } from '../asked-twice.js';
import { useEventPage } from '../use-tournament-page.js';
import { clockSays } from '../floor/starting.js';
import { weightyText, type Warning } from './warned.js';

interface Props {
  readonly round: RoundOfEvent;
  readonly warnings: readonly Warning[];
}

/** Publishing opens a match for each table: asked twice, with the warnings that stand. */
export function Publishing({ round, warnings }: Props) {
  const { number, tables } = round;
  const { event } = useEventPage();
  const [asked, ask] = useState(false);
  const sending = useTournamentCommand(event.tournament);
  const weighty = weightyText(warnings);
  const confirm = (): void =>
    sending.mutate({ type: 'PublishRound', data: { round: number } }, { onSuccess: () => ask(false) });
  return (
    <>
      <Button onClick={() => ask(true)}>Publish round {number}</Button>
      {asked ? (
        <AskedTwice
          title={`Publish round ${number}?`}
          act="Publish"
          pending={sending.isPending}
          error={sending.error}
          onClose={() => ask(false)}
          onConfirm={confirm}
        >
          <p>
            A match opens for each of {count(tables.length, 'table')}, and everybody sees where they play. What is
            published can still be changed, with a reason.
          </p>
          <p>{clockSays(round)}</p>
          {weighty === null ? null : (
            <p>
              <b>{weighty}</b>
            </p>
          )}
        </AskedTwice>
      ) : null}
    </>
  );
}
