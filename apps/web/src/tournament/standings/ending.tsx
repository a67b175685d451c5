import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTournamentCommand } from '../../api/tournaments.js';
import { AskedTwice } from '../asked-twice.js';
import { useEventPage } from '../use-tournament-page.js';

/** Ends an event, and opens it again with a reason; both are asked twice. */
export function Ending() {
  const { event, may } = useEventPage();
  const [asked, ask] = useState(false);
  const sending = useTournamentCommand(event.tournament);
  const done = { onSuccess: () => ask(false) };
  const ends = may('EndTournament');
  if (!ends && !may('ReopenTournament')) return null;
  if (ends && event.rounds.length === 0) return null;
  return (
    <>
      <Button
        variant={ends && event.rounds.length >= event.settings.rounds ? 'filled' : 'default'}
        onClick={() => ask(true)}
      >
        {ends ? 'End the event' : 'Open it again'}
      </Button>
      {asked ? (
        <AskedTwice
          title={ends ? 'End the event?' : 'Open the event again?'}
          act={ends ? 'End it' : 'Open it'}
          {...(ends ? {} : { reason: 'wanted' as const })}
          pending={sending.isPending}
          error={sending.error}
          onClose={() => ask(false)}
          onConfirm={(because) =>
            sending.mutate(
              ends ? { type: 'EndTournament', data: {} } : { type: 'ReopenTournament', data: { because } },
              done,
            )
          }
        >
          <p>
            {ends
              ? 'The standings are final from then on. It can be opened again, with a reason.'
              : 'It stays in the register that it was opened again.'}
          </p>
          {ends && event.rounds.length < event.settings.rounds ? (
            <p>
              Only {event.rounds.length} of {event.settings.rounds} planned rounds were played.
            </p>
          ) : null}
        </AskedTwice>
      ) : null}
    </>
  );
}
