import type { EntrantView } from '@adjutant/tournament';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tournamentKey, useOrganizer } from '../../api/tournaments.js';
import { count } from '../../common/words.js';
import { AskedTwice } from '../asked-twice.js';
import { useEventPage } from '../use-tournament-page.js';
import { checkInAll } from './entering.js';
import { isMissing } from './sieve.js';

/** Where everybody stands around the desk nobody is checked in one by one; asked twice, as it says of many that they came. */
export function EverybodyHere() {
  const { event, may } = useEventPage();
  const [asked, ask] = useState(false);
  const missing = event.entries.filter(isMissing).map(({ player }: EntrantView) => player);
  const client = useQueryClient();
  const actor = useOrganizer();
  const checking = useMutation({
    mutationFn: () => checkInAll(event.tournament, missing, actor),
    onSettled: () => client.invalidateQueries({ queryKey: tournamentKey(event.tournament) }),
    onSuccess: () => ask(false),
  });
  if (!may('CheckIn') || !event.settings.checkIn || missing.length < 2 || event.rounds.length > 0) return null;
  return (
    <>
      <Button size="xs" variant="default" onClick={() => ask(true)}>
        Everybody is here
      </Button>
      {asked ? (
        <AskedTwice
          title={`Check in ${count(missing.length, 'player')}?`}
          act={`Check in ${missing.length}`}
          pending={checking.isPending}
          error={checking.error}
          onClose={() => ask(false)}
          onConfirm={() => checking.mutate()}
        >
          <p>Round 1 pairs them all. Whoever did not come after all is dropped under Entries.</p>
        </AskedTwice>
      ) : null}
    </>
  );
}
