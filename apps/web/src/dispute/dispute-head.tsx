import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ActingChoice } from '../acting/acting-choice.js';
import type { Acting } from '../acting/acting.js';
import { useDisputeCommand } from '../api/disputes.js';
import type { Dispute } from '../api/dispute-types.js';
import { lookedAt, useViewer } from '../api/viewer.js';
import { LeftIcon } from '../common/icons.js';
import { clocked } from '../common/lasting.js';
import { SideBadge } from '../common/side-badge.js';
import { useNow } from '../common/use-now.js';
import { isWaiting, STATUS_SAYS } from '../judge/queue.js';
import { useRecord } from '../match/record.js';
import { actsOpen } from './acts.js';
import styles from './dispute-head.module.css';
import { Refused } from './refused.js';
import { WithdrawCall } from './withdraw-call.js';

interface Props {
  readonly dispute: Dispute;
  readonly acting: Acting | null;
}

/** What is claimed, at which table, how long it has waited, and taking it on. */
export function DisputeHead({ dispute, acting }: Props) {
  const { match, named, id: matchId } = useRecord();
  const viewer = useViewer();
  const { claim, status, table, by, judge, players } = dispute;
  return (
    <header className={styles['head']}>
      <div className={styles['title']}>
        <Link to="/judge" className={styles['back']} aria-label="All calls">
          <LeftIcon />
        </Link>
        <h1>{claim}</h1>
      </div>
      <span className={styles['status']} data-status={status}>
        {STATUS_SAYS[status]}
      </span>
      <Waited dispute={dispute} />
      {acting === null ? null : <Taking dispute={dispute} acting={acting} />}
      <ActingChoice />
      <p className={styles['facts']}>
        {table === null ? null : <b>Table {table}</b>}
        <Link to={lookedAt(`/matches/${matchId}`, viewer)}>{match.title}</Link>
        <span>
          <SideBadge side="A" /> {named(players.A)} <SideBadge side="B" /> {named(players.B)}
        </span>
        <span>called by {'side' in by ? <SideBadge side={by.side} /> : named(by.staff)}</span>
        <a href="#ruling" className={styles['down']}>
          To the ruling
        </a>
        {judge === null ? null : (
          <span>
            {isWaiting(dispute) ? 'with' : 'ruled by'} {judge === acting?.id ? 'you' : named(judge)}
          </span>
        )}
      </p>
    </header>
  );
}

function Waited({ dispute }: { readonly dispute: Dispute }) {
  const now = useNow();
  const { calledAt, ruledAt, closedAt } = dispute;
  const waits = isWaiting(dispute);
  return (
    <span className={styles['waited']} data-waits={waits || undefined}>
      <b>{clocked(calledAt, waits ? now : (ruledAt ?? closedAt ?? now))}</b>{' '}
      {waits ? 'since the call' : 'to the ruling'}
    </span>
  );
}

function Taking({ dispute, acting }: { readonly dispute: Dispute; readonly acting: Acting }) {
  const taking = useDisputeCommand(dispute.id, acting.actor);
  const acts = actsOpen(dispute, acting);
  const button = (type: string, label: string, main: boolean) => (
    <Button
      size="compact-md"
      variant={main ? 'filled' : 'default'}
      loading={taking.isPending}
      onClick={() => taking.mutate({ type, data: {} })}
    >
      {label}
    </Button>
  );
  return (
    <>
      {acts.has('claim') ? button('ClaimCall', 'Claim the call', true) : null}
      {acts.has('claim-appeal') ? button('ClaimAppeal', 'Claim the appeal', true) : null}
      {acts.has('release') ? button('ReleaseCall', 'Release', false) : null}
      {acts.has('withdraw') && dispute.judge === null ? <WithdrawCall dispute={dispute.id} acting={acting} /> : null}
      {taking.error ? (
        <div className={styles['refused']}>
          <Refused title="That was not possible" error={taking.error} />
        </div>
      ) : null}
    </>
  );
}
