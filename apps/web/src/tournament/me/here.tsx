import { Button } from '@mantine/core';
import { useMe } from '../../access/access-api.js';
import { useTournamentCommand } from '../../api/tournaments.js';
import { Trouble } from '../../common/trouble.js';
import { Card, Tag } from '../../parts/card.js';
import { Note } from '../../parts/note.js';
import { useEventPage } from '../use-tournament-page.js';
import { isTheirs } from './theirs.js';

/** Where the event asks who has come, players say so on their own phone: their link is the QR code at the door. */
export function Here({ player }: { readonly player: string }) {
  const { event } = useEventPage();
  const { data: me } = useMe();
  const sending = useTournamentCommand(event.tournament);
  const entry = event.entries.find((one) => one.player === player);
  const isAsked = event.settings.checkIn && event.rounds.every(({ publication }) => publication === 0);
  if (!isAsked || entry?.status !== 'entered') return null;
  return (
    <Card
      title="Check-in"
      level={2}
      aside={<Tag tone={entry.checkedIn ? 'good' : 'open'}>{entry.checkedIn ? 'here' : 'not here yet'}</Tag>}
    >
      {entry.checkedIn ? <p>You are checked in. Your table is shown here as soon as round 1 is out.</p> : null}
      {!entry.checkedIn && isTheirs(me, player) ? (
        <Button
          fullWidth
          size="lg"
          loading={sending.isPending}
          onClick={() => sending.mutate({ type: 'CheckIn', data: { player } })}
        >
          I am here
        </Button>
      ) : null}
      {!entry.checkedIn && !isTheirs(me, player) ? (
        <Note small>Open your own link of the event to check in, or tell whoever runs it.</Note>
      ) : null}
      {sending.error ? <Trouble title="You are not checked in" error={sending.error} /> : null}
    </Card>
  );
}
