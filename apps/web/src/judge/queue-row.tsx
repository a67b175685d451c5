import type { DisputeInQueue } from '@adjutant/lists';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '../app/ways.js';
import type { Acting } from '../acting/acting.js';
import { useDisputeCommand } from '../api/dispute-acts.js';
import { clocked } from '../common/lasting.js';
import { namedInDispute } from '../common/elsewhere.js';
import { SideBadge } from '../common/side-badge.js';
import { timeOf } from '../common/words.js';
import { clockWords } from '../match/wording/clock-words.js';
import { alreadySays } from './already.js';
import { isWaiting, STATUS_SAYS } from './status.js';
import { Meta } from '../parts/list.js';
import { Note } from '../parts/note.js';
import { Notice } from '../parts/strip.js';
import styles from './queue.module.css';

interface Props {
  readonly dispute: DisputeInQueue;
  /** Another one about the same match that waits as well. */
  readonly beside: DisputeInQueue | null;
  readonly now: number;
  readonly acting: Acting | null;
  readonly selected: boolean;
  readonly named: (person: string) => string;
  readonly onSelect: () => void;
}

/** One call: how long it has waited, what is claimed, where, and who has it. */
export function QueueRow({ dispute, beside, now, acting, selected, named: known, onSelect }: Props) {
  const named = namedInDispute(known, dispute);
  const { id, status, judge, calledAt } = dispute;
  const claiming = useDisputeCommand(id, acting?.actor);
  const navigate = useNavigate();
  const command = claimOf(dispute, acting);
  // Whoever takes it goes there: the desk of the dispute is what they need next.
  const claim = (type: 'ClaimCall' | 'ClaimAppeal'): void =>
    claiming.mutate({ type, data: {} }, { onSuccess: () => navigate(`/disputes/${id}`) });
  const mine = judge !== null && judge === acting?.id;
  return (
    <li className={styles['row']} data-status={status} data-selected={selected || undefined}>
      <span className={styles['waited']} title={`Called at ${timeOf(calledAt)}`}>
        <b>{spell(dispute, now)}</b>
        <small>{isWaiting(dispute) ? 'waiting' : status === 'withdrawn' ? 'then withdrawn' : 'to the ruling'}</small>
      </span>
      <div className={styles['what']}>
        <Link to={`/disputes/${id}`} className={styles['claim']} data-call={id} onFocus={onSelect}>
          {dispute.claim}
        </Link>
        <Place dispute={dispute} named={named} />
        {beside !== null && isWaiting(dispute) ? (
          <Note small role="note">
            {alreadySays(beside)}
          </Note>
        ) : null}
      </div>
      <span className={styles['standing']}>
        <b>{STATUS_SAYS[status]}</b>
        {judge === null ? null : <small>{mine ? 'you' : named(judge)}</small>}
      </span>
      <span className={styles['acts']}>
        {command !== null ? (
          <Button size="xs" loading={claiming.isPending} data-claim={id} onClick={() => claim(command)}>
            Claim
          </Button>
        ) : null}
      </span>
      {claiming.error ? (
        <div className={styles['refused']}>
          <Notice tone="bad" role="alert">
            {claiming.error.message}
          </Notice>
        </div>
      ) : null}
    </li>
  );
}

/** How it is taken by whoever may. */
function claimOf({ status, judge }: DisputeInQueue, acting: Acting | null): 'ClaimCall' | 'ClaimAppeal' | null {
  if (status === 'called' && acting?.judges) return 'ClaimCall';
  return status === 'appealed' && judge === null && acting?.heads ? 'ClaimAppeal' : null;
}

function Place({ dispute, named }: Pick<Props, 'dispute' | 'named'>) {
  const { title, match, table, entry, clock, players, by, fault } = dispute;
  return (
    <Meta>
      {table === null ? null : <b>Table {table}</b>}
      <span>{title ?? match}</span>
      {players === null ? null : (
        <span>
          <SideBadge side="A" /> {named(players.A)} <SideBadge side="B" /> {named(players.B)}
        </span>
      )}
      {entry === null ? null : (
        <span>
          entry {entry}
          {clock === null || clock === '' ? '' : `, ${whereabouts(clock, players, named)}`}
        </span>
      )}
      <span>called by {'side' in by ? <SideBadge side={by.side} /> : named(by.staff)}</span>
      {fault === undefined ? null : <span role="note">{fault}</span>}
    </Meta>
  );
}

/** `R2.B.Shooting` by whose turn it was. */
function whereabouts(clock: string, players: DisputeInQueue['players'], named: Props['named']): string {
  const sides = players === null ? { A: 'A', B: 'B' } : { A: named(players.A), B: named(players.B) };
  const words = clockWords([], sides)(clock);
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** How long it has waited, or how long it took. */
function spell(dispute: DisputeInQueue, now: number): string {
  const { calledAt, ruledAt, closedAt } = dispute;
  return clocked(calledAt, isWaiting(dispute) ? now : (ruledAt ?? closedAt ?? now));
}
