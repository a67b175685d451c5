import type { RoundOfEvent } from '@adjutant/tournament';
import { useSwapped, useTournamentCommand } from '../../api/tournaments.js';
import { Trouble } from '../../common/trouble.js';
import { AskedTwice } from '../asked-twice.js';
import { useEventPage } from '../use-tournament-page.js';
import { swapped, whereIs } from './swap.js';
import { Warnings } from './warnings.js';

interface Props {
  readonly round: RoundOfEvent;
  readonly one: string;
  readonly other: string;
  readonly command: 'EditDraft' | 'ChangePublished';
  readonly onClose: () => void;
}

/** Two change places: said before, with what it comes to, and with a reason for the register. */
export function SwapDialog({ round, one, other, command, onClose }: Props) {
  const { event, named } = useEventPage();
  const sending = useTournamentCommand(event.tournament);
  const change = swapped(round, one, other);
  const ahead = useSwapped(event.tournament, round.number, [one, other]);
  const aboutBoth = (ahead.data?.warnings ?? []).filter(({ players }) =>
    [one, other].some((id) => players.includes(id)),
  );
  const confirm = (because: string): void => {
    if (change === null) return;
    sending.mutate({ type: command, data: { round: round.number, ...change, because } }, { onSuccess: onClose });
  };
  return (
    <AskedTwice
      title={`${named(one)} and ${named(other)} change places`}
      act="Change it"
      reason="wanted"
      pending={sending.isPending}
      error={sending.error}
      disabled={change === null}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        {named(one)} goes to {whereIs(round, other)}, {named(other)} to {whereIs(round, one)}.
      </p>
      <ul>
        {change?.tables.map(({ table, A, B }) => (
          <li key={table}>
            Table {table}: {named(A)} against {named(B)}
          </li>
        ))}
      </ul>
      {command === 'ChangePublished' ? (
        <p>The matches of these tables are voided with this reason, their links close, and new ones open.</p>
      ) : null}
      {ahead.error ? <Trouble title="What is wrong with it cannot be told" error={ahead.error} /> : null}
      <Warnings label="Warnings of this exchange" warnings={aboutBoth} />
      {ahead.data !== undefined && aboutBoth.length === 0 ? <p>Nothing speaks against it.</p> : null}
    </AskedTwice>
  );
}
