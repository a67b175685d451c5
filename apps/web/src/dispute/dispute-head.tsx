import type { WholeDispute } from '@adjutant/dispute';
import { Button } from '@mantine/core';
import { Link } from '../app/ways.js';
import { ActingChoice } from '../acting/acting-choice.js';
import { may, type Acting } from '../acting/acting.js';
import { useDisputeCommand } from '../api/dispute-acts.js';
import { lookedAt, useViewer } from '../api/viewer.js';
import { clocked } from '../common/lasting.js';
import { SideBadge } from '../common/side-badge.js';
import { useNow } from '../common/use-now.js';
import { isWaiting, STATUS_SAYS, toneOf } from '../judge/status.js';
import { useRecord } from '../match/record.js';
import { actsOpen } from './acts.js';
import { Tag } from '../parts/card.js';
import { WholeHead } from '../parts/whole.js';
import styles from './dispute-head.module.css';
import { Refused } from './refused.js';
import { WithdrawCall } from './withdraw-call.js';

interface Props {
  readonly dispute: WholeDispute;
  readonly acting: Acting | null;
}

/** What is claimed, at which table, how long it has waited, and taking it on. */
export function DisputeHead({ dispute, acting }: Props) {
  const { match, named, id: matchId } = useRecord();
  const viewer = useViewer();
  const { claim, status, table, by, judge, players } = dispute;
  const back = useBack(acting, matchId);
  return (
    <WholeHead back={back.to} backSays={back.says} title={claim}>
      <Tag tone={toneOf(status)}>{STATUS_SAYS[status]}</Tag>
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
        {dispute.depth === undefined ? null : <span>{dispute.depth}</span>}
        <a href="#ruling" className={styles['down']}>
          To the ruling
        </a>
        {judge === null ? null : (
          <span>
            {isWaiting(dispute) ? 'with' : 'ruled by'} {judge === acting?.id ? 'you' : named(judge)}
          </span>
        )}
      </p>
    </WholeHead>
  );
}

/** The calls of all matches are the desk's; a player comes from the own match, and goes back there. */
function useBack(acting: Acting | null, match: string): { readonly to: string; readonly says: string } {
  const viewer = useViewer();
  const staff = may(acting, 'ReadDisputes') && acting?.side === null;
  if (staff) return { to: '/judge', says: 'All calls' };
  return { to: lookedAt(`/matches/${match}`, viewer), says: 'The match' };
}

function Waited({ dispute }: { readonly dispute: WholeDispute }) {
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

function Taking({ dispute, acting }: { readonly dispute: WholeDispute; readonly acting: Acting }) {
  const taking = useDisputeCommand(dispute.id, acting.actor);
  const acts = actsOpen(dispute, acting);
  const button = (type: 'ClaimCall' | 'ClaimAppeal' | 'ReleaseCall', label: string, main: boolean) => (
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
