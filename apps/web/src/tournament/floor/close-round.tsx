import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { RoundOfEvent, TableOfRound } from '@adjutant/tournament';
import { useMe } from '../../access/access-api.js';
import { useTournamentCommand } from '../../api/tournaments.js';
import { count } from '../../common/words.js';
import { AskedTwice } from '../asked-twice.js';
import { useEventPage } from '../use-tournament-page.js';
import { decidedAs } from './results.js';
import { numbersOf, unagreed, untoldText } from './table-figures.js';
import { stateOf } from './table-state.js';
import { mayHere, whyNotHere } from './who-may-here.js';
import { useMatchCommands } from './use-match-commands.js';

/** Closes a round, or says which tables are missing, and decides those in bulk. */
export function CloseRound({ round }: { readonly round: RoundOfEvent }) {
  const { event } = useEventPage();
  const [asked, ask] = useState(false);
  const closing = useTournamentCommand(event.tournament);
  const of = (state: string): readonly TableOfRound[] => round.tables.filter((one) => stateOf(one) === state);
  const [missing, reported, disputed, voided] = [of('open'), of('reported'), of('disputed'), of('void')];
  const halfTold = unagreed(event.settings.standings, round.tables);
  const untold = untoldText(event.settings.standings, round.tables);
  return (
    <>
      <Button onClick={() => ask(true)}>Close round {round.number}</Button>
      {!asked ? null : missing.length > 0 && voided.length === 0 ? (
        <DecideMissing missing={missing} onClose={() => ask(false)} />
      ) : (
        <AskedTwice
          title={`Close round ${round.number}?`}
          act="Close it"
          pending={closing.isPending}
          error={closing.error}
          disabled={voided.length > 0}
          onClose={() => ask(false)}
          onConfirm={() =>
            closing.mutate({ type: 'CloseRound', data: { round: round.number } }, { onSuccess: () => ask(false) })
          }
        >
          {voided.length === 0 ? null : (
            <p>
              Void, and still published: {numbersOf(voided)}. Open each table, and restore its match or publish it anew:
              no round is closed over it.
            </p>
          )}
          <p>
            Its results count from then on. A correction afterwards changes the standings and is told with its impact.
          </p>
          {reported.length === 0 ? null : <p>Not confirmed by both: {numbersOf(reported)}.</p>}
          {disputed.length === 0 ? null : (
            <p>Disputed, and outside the standings until they are ruled: {numbersOf(disputed)}.</p>
          )}
          {halfTold.length === 0 ? null : (
            <p>
              What stands beside the result was told by one player alone, or by the two differently, and does not count:{' '}
              {numbersOf(halfTold)}. Once the round is closed officials alone tell it.
            </p>
          )}
          {untold === null ? null : <p>{untold}</p>}
        </AskedTwice>
      )}
    </>
  );
}

interface MissingProps {
  readonly missing: readonly TableOfRound[];
  readonly onClose: () => void;
}

function DecideMissing({ missing, onClose }: MissingProps) {
  const { event } = useEventPage();
  const [what, choose] = useState<'draw' | 'double-loss'>('draw');
  const deciding = useMatchCommands(event.tournament);
  const { data: me } = useMe();
  const decides = mayHere(me, event.tournament, 'DecideResult');
  const opened = missing.flatMap(({ match }) => (match === null ? [] : [match]));
  return (
    <AskedTwice
      title={`${count(missing.length, 'table')} without a result`}
      act={`Decide ${missing.length}`}
      reason="wanted"
      pending={deciding.isPending}
      error={deciding.error}
      disabled={opened.length < missing.length || !decides}
      onClose={onClose}
      onConfirm={(because) =>
        deciding.mutate(
          opened.map((match) => ({ match, commands: [decidedAs(what, because)] })),
          { onSuccess: onClose },
        )
      }
    >
      <p>
        Nothing stands for {numbersOf(missing)}. Key their slips in, or give all of them the same result here; then
        close the round.
      </p>
      {me === undefined || decides ? null : (
        <p>{whyNotHere(me, event.tournament, 'DecideResult', 'Giving a result without a slip')}</p>
      )}
      <NativeSelect
        label="All of them"
        value={what}
        data={[
          { value: 'draw', label: 'are draws' },
          { value: 'double-loss', label: 'are lost by both' },
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value as typeof what)}
      />
    </AskedTwice>
  );
}
