import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTournamentCommand } from '../../api/tournaments.js';
import { AskedTwice } from '../asked-twice.js';
import { useEventPage } from '../use-tournament-page.js';

interface Props {
  readonly round: number;
  /** Left out: the whole round. */
  readonly hall?: string;
}

/** Time runs from now on, for a round or for one hall of it. */
export function StartClock({ round, hall }: Props) {
  const { event } = useEventPage();
  const [asked, ask] = useState(false);
  const sending = useTournamentCommand(event.tournament);
  const of = hall === undefined ? {} : { hall };
  const whose = hall === undefined ? `round ${round}` : hall;
  return (
    <>
      <Button variant="default" size="sm" aria-label={`Start the clock of ${whose} anew`} onClick={() => ask(true)}>
        Start the clock anew
      </Button>
      {asked ? (
        <AskedTwice
          title={`Start the clock of ${whose} anew?`}
          act="Start it"
          pending={sending.isPending}
          error={sending.error}
          onClose={() => ask(false)}
          onConfirm={() =>
            sending.mutate({ type: 'StartClock', data: { round, ...of } }, { onSuccess: () => ask(false) })
          }
        >
          <p>
            It runs since the round was published; from now on its full time runs again, for when everybody sits. It is
            done once; more time can be given later.
          </p>
        </AskedTwice>
      ) : null}
    </>
  );
}
