import type { MatchCommand } from '@adjutant/match';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useArriving } from '../access/access-api.js';
import { tableOf } from '../access/table-of.js';
import { may } from '../acting/acting.js';
import { useEvent } from '../api/penalties.js';
import { useNavigate } from '../app/ways.js';
import { Refused } from '../dispute/refused.js';
import { keep } from '../common/kept.js';
import type { AtTable } from './at-table.js';
import { openRematch, playRematch } from './rematch.js';

interface Props {
  readonly at: AtTable;
  readonly last: number;
}

/** Whoever presses it, on whichever device, comes to the same new match: staff as ever, players where the event lets them. */
export function Rematch({ at, last }: Props) {
  const acting = at.actingFor(at.side);
  const { data: event } = useEvent();
  if (acting.mode === 'single-user' || may(acting, 'OpenMatch')) return <ByStaff at={at} last={last} />;
  return acting.side !== null && event?.players === 'open-matches' ? <ByPlayers at={at} last={last} /> : null;
}

function ByStaff({ at, last }: Props) {
  const navigate = useNavigate();
  const opening = useMutation({
    mutationFn: () => openRematch(at.id, last, actorOfLists(at)),
    onSuccess: (id) => navigate(`/matches/${id}/table`),
  });
  return <Press error={opening.error} pending={opening.isPending} press={() => opening.mutate()} />;
}

function ByPlayers({ at, last }: Props) {
  const navigate = useNavigate();
  const both = at.actingFor(at.side).both === true;
  const playing = useArriving(
    () =>
      playRematch({
        match: at.id,
        last,
        plays: (side) => both || side === at.side,
        actorOf: actorOfLists(at),
      }),
    ({ seat }) => {
      if (seat === null) return;
      keep('seat', seat.match);
      navigate(tableOf(seat));
    },
  );
  return <Press error={playing.error} pending={playing.isPending} press={() => playing.mutate(undefined)} />;
}

interface PressProps {
  readonly error: Error | null;
  readonly pending: boolean;
  readonly press: () => void;
}

function Press({ error, pending, press }: PressProps) {
  return (
    <>
      <Button size="md" fullWidth loading={pending} onClick={press}>
        Rematch
      </Button>
      {error ? <Refused title="The rematch is not opened" error={error} /> : null}
    </>
  );
}

/** A list is brought by whose it is. */
function actorOfLists({ actingFor }: AtTable) {
  return (command: MatchCommand) =>
    command.type === 'SubmitRoster' ? actingFor(command.data.player).actor : undefined;
}
