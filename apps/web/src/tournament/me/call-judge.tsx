import type { RoundOfEvent, TableOfRound } from '@adjutant/tournament';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMe } from '../../access/access-api.js';
import { actingAs, type Acting, type Table } from '../../acting/acting.js';
import { callJudge } from '../../api/dispute-acts.js';
import { useDisputesOf } from '../../api/disputes.js';
import { matchKey } from '../../api/queries.js';
import { callerActor } from '../../calls/calling.js';
import { timeOf } from '../../common/words.js';
import { Trouble } from '../../common/trouble.js';
import { isWaiting } from '../../judge/status.js';
import { Strip } from '../../parts/strip.js';
import { useEventPage } from '../use-tournament-page.js';

interface Props {
  readonly round: RoundOfEvent;
  readonly table: TableOfRound;
  readonly player: string;
}

/** One tap calls a judge to the player's own table, as the page of the table does. */
export function CallJudge({ round, table, player }: Props) {
  const { event } = useEventPage();
  const { data: me } = useMe();
  const { match } = table;
  if (me === undefined || match === null || round.status === 'closed') return null;
  const side = table.A === player ? 'A' : 'B';
  const at = { match, players: { A: table.A, B: table.B }, event: event.tournament };
  const acting = actingAs(me, side, at);
  // Whoever only looks at the page of somebody else calls nobody.
  return acting.side === side ? <Calling {...{ at, side, acting }} table={String(table.table)} /> : null;
}

interface CallingProps {
  readonly at: Table;
  readonly side: 'A' | 'B';
  readonly acting: Acting;
  readonly table: string;
}

function Calling({ at, side, acting, table }: CallingProps) {
  const { match } = at;
  const client = useQueryClient();
  const waiting = (useDisputesOf(match, acting).data ?? []).find(isWaiting);
  const calling = useMutation({
    mutationFn: () => {
      const claim = `A judge is wanted at table ${table}.`;
      return callJudge({ match, claim, table, side }, callerActor(side, acting, at));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: matchKey(match) }),
  });
  if (waiting !== undefined)
    return (
      <Strip tone={waiting.judge === null ? 'open' : 'good'}>
        {waiting.judge === null
          ? `Your call was heard at ${timeOf(waiting.calledAt)}. Stay at your table.`
          : 'A judge is on the way.'}
      </Strip>
    );
  return (
    <>
      <Button variant="default" fullWidth loading={calling.isPending} onClick={() => calling.mutate()}>
        Call a judge
      </Button>
      {calling.isSuccess ? <Strip>Your call was heard. Stay at your table.</Strip> : null}
      {calling.error ? <Trouble title="The judge was not called" error={calling.error} /> : null}
    </>
  );
}
