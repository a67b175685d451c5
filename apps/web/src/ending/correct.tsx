import type { MatchCommand } from '@adjutant/match';
import type { Side } from '@adjutant/rules';
import type { Weighed } from '@adjutant/table';
import type { TimelineItem } from '@adjutant/views';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from '../app/ways.js';
import { Loading } from '../common/loading.js';
import { Refused } from '../dispute/refused.js';
import { Notice } from '../parts/strip.js';
import { useSending } from '../table/use-table.js';
import type { AtTable } from './at-table.js';
import Changed from './changed.js';
import styles from './ending.module.css';
import { STANDS } from './stands.js';
import { useTakingBack } from './use-taking-back.js';
import { opposite } from '../common/sides.js';

interface Props {
  readonly at: AtTable;
  readonly entry: TimelineItem;
  readonly back: () => void;
  readonly onDone: () => void;
}

/** What taking back an entry changes, before it is done. Beyond what the two of them may there is a judge. */
export function Correct({ at, entry, back, onDone }: Props) {
  const { number, text, mark, standing, clock } = entry;
  const callAbout = (about: number): void => {
    onDone();
    at.call(about);
  };
  return (
    <div className={styles['correct']}>
      <p>{text}</p>
      <p className={styles['where']}>
        {clock === '' ? '' : `${clock} · `}
        <b>{mark ?? STANDS[standing]}</b>
      </p>
      {mark === null ? <TakingBack at={at} entry={entry} onDone={onDone} /> : null}
      <p className={styles['ways']}>
        <Button variant="default" size="md" onClick={() => callAbout(number)}>
          Call a judge about it
        </Button>
        <Link to={`/matches/${at.id}?step=${number}`}>See it in the record</Link>
      </p>
      <Button variant="default" size="md" fullWidth onClick={back}>
        Back to the list
      </Button>
    </div>
  );
}

function TakingBack({ at, entry, onDone }: Omit<Props, 'back'>) {
  const { player, weighed, error, why } = useTakingBack(at, entry);
  if (error) return <Refused title="It cannot be looked up" error={error} />;
  if (weighed === undefined) return <Loading what="what it would change" />;
  return <Way at={at} player={player} weighed={weighed} why={why} onDone={onDone} />;
}

interface WayProps {
  readonly at: AtTable;
  readonly player: Side;
  readonly weighed: Weighed;
  /** Why the player does not take it back alone. */
  readonly why: string | null;
  readonly onDone: () => void;
}

function Way({ at, player, weighed: { command, refusal, changes }, why, onDone }: WayProps) {
  const [because, say] = useState('');
  const sending = useSending(at.id, at.actingFor(player));
  if (refusal !== null) return <Notice role="note">{refusal.message}</Notice>;
  const asks = command.type === 'AskTakeBack';
  const reason = because.trim();
  const send = (): void => {
    const data = { ...command.data, ...(reason === '' ? {} : { because: reason }) };
    sending.send({ type: command.type, data } as MatchCommand, onDone);
  };
  return (
    <>
      {why === null ? null : <Notice role="note">{why}</Notice>}
      {changes ? <Changed changes={changes} players={at.players} /> : null}
      <TextInput
        size="md"
        label="Why (may be left out)"
        value={because}
        onChange={(event) => say(event.currentTarget.value)}
      />
      {sending.error ? <Refused title="It is not recorded" error={sending.error} /> : null}
      <Button size="lg" fullWidth disabled={sending.isPending} onClick={send}>
        {asks ? `Ask ${at.players[opposite(player)]} to let it be taken back` : 'Take it back'}
      </Button>
    </>
  );
}
