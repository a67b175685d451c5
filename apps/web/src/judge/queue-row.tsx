import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Acting } from '../acting/acting.js';
import { useDisputeCommand } from '../api/disputes.js';
import type { DisputeSummary } from '../api/dispute-types.js';
import { clocked } from '../common/lasting.js';
import { namedInDispute } from '../common/elsewhere.js';
import { SideBadge } from '../common/side-badge.js';
import { timeOf } from '../common/words.js';
import { isWaiting, STATUS_SAYS } from './queue.js';
import styles from './queue.module.css';

interface Props {
  readonly dispute: DisputeSummary;
  readonly now: number;
  readonly acting: Acting | null;
  readonly selected: boolean;
  readonly named: (person: string) => string;
  readonly onSelect: () => void;
}

/** One call: how long it has waited, what is claimed, where, and who has it. */
export function QueueRow({ dispute, now, acting, selected, named: known, onSelect }: Props) {
  const named = namedInDispute(known, dispute);
  const { id, claim, status, judge, calledAt } = dispute;
  const claiming = useDisputeCommand(id, acting?.actor);
  const mine = judge !== null && judge === acting?.id;
  return (
    <li className={styles['row']} data-status={status} data-selected={selected || undefined}>
      <span className={styles['waited']} title={`Called at ${timeOf(calledAt)}`}>
        <b>{spell(dispute, now)}</b>
        <small>{isWaiting(dispute) ? 'waiting' : status === 'withdrawn' ? 'then withdrawn' : 'to the ruling'}</small>
      </span>
      <div className={styles['what']}>
        <Link to={`/disputes/${id}`} className={styles['claim']} data-call={id} onFocus={onSelect}>
          {claim}
        </Link>
        <Place dispute={dispute} named={named} />
      </div>
      <span className={styles['standing']}>
        <b>{STATUS_SAYS[status]}</b>
        {judge === null ? null : <small>{mine ? 'you' : named(judge)}</small>}
      </span>
      <span className={styles['acts']}>
        {status === 'called' && acting?.judges ? (
          <Button
            size="xs"
            loading={claiming.isPending}
            data-claim={id}
            onClick={() => claiming.mutate({ type: 'ClaimCall', data: {} })}
          >
            Claim
          </Button>
        ) : null}
      </span>
      {claiming.error ? (
        <p className={styles['refused']} role="alert">
          {claiming.error.message}
        </p>
      ) : null}
    </li>
  );
}

function Place({ dispute, named }: Pick<Props, 'dispute' | 'named'>) {
  const { title, table, entry, clock, players, by } = dispute;
  return (
    <p className={styles['place']}>
      {table === null ? null : <b>Table {table}</b>}
      <span>{title}</span>
      <span>
        <SideBadge side="A" /> {named(players.A)} <SideBadge side="B" /> {named(players.B)}
      </span>
      {entry === null ? null : (
        <span>
          entry {entry}
          {clock === null || clock === '' ? '' : `, ${clock}`}
        </span>
      )}
      <span>called by {'side' in by ? <SideBadge side={by.side} /> : named(by.staff)}</span>
    </p>
  );
}

/** How long it has waited, or how long it took. */
function spell(dispute: DisputeSummary, now: number): string {
  const { calledAt, ruledAt, closedAt } = dispute;
  return clocked(calledAt, isWaiting(dispute) ? now : (ruledAt ?? closedAt ?? now));
}
