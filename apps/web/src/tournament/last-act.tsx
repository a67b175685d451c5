import type { TournamentCommand, TournamentView } from '@adjutant/tournament';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTournamentCommand } from '../api/tournaments.js';
import { timeOf } from '../common/words.js';
import { Strip } from '../parts/strip.js';
import { AskedTwice } from './asked-twice.js';
import { useEventPage } from './use-tournament-page.js';

type Last = NonNullable<TournamentView['last']>;

/** What was done last, and the way back from it: by an entry of its own, as everything. */
export default function LastAct() {
  const { event, inWords, may } = useEventPage();
  const { last } = event;
  const [asked, ask] = useState(false);
  if (last === undefined) return null;
  const says = inWords(last.sentence);
  return (
    <Strip>
      <span>
        <b>Last:</b> {says} {timeOf(last.at)}, {last.by.role}.{last.instead === undefined ? '' : ` ${last.instead}`}
      </span>
      {last.undo !== undefined && may(last.undo.type) ? (
        <Button size="compact-sm" variant="default" onClick={() => ask(true)}>
          Undo
        </Button>
      ) : null}
      {asked ? <Undoing {...{ last, says }} onClose={() => ask(false)} /> : null}
    </Strip>
  );
}

interface Props {
  readonly last: Last;
  readonly says: string;
  readonly onClose: () => void;
}

function Undoing({ last: { undo }, says, onClose }: Props) {
  const { event } = useEventPage();
  const sending = useTournamentCommand(event.tournament);
  if (undo === undefined) return null;
  const { type, data, because: isAsked } = undo;
  const take = (because: string): void => {
    const command = { type, data: { ...(data as object), ...(isAsked ? { because } : {}) } } as TournamentCommand;
    sending.mutate(command, { onSuccess: onClose });
  };
  return (
    <AskedTwice
      title="Take the last act back"
      act={undo.says}
      {...(isAsked ? { reason: 'wanted' as const } : {})}
      pending={sending.isPending}
      error={sending.error}
      onClose={onClose}
      onConfirm={take}
    >
      <p>{says}</p>
      <p>Both stay in the record.</p>
    </AskedTwice>
  );
}
