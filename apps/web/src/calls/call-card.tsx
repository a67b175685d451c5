import type { WholeDispute } from '@adjutant/dispute';
import { Link } from '../app/ways.js';
import type { Acting } from '../acting/acting.js';
import { lookedAt, useViewer } from '../api/viewer.js';
import { clocked } from '../common/lasting.js';
import { SideBadge } from '../common/side-badge.js';
import { useNow } from '../common/use-now.js';
import { actsOpen } from '../dispute/acts.js';
import { AnswerRuling } from '../dispute/answer-ruling.js';
import { RulingCard } from '../dispute/ruling-card.js';
import { Statements, StatementForm } from '../dispute/statements.js';
import { WithdrawCall } from '../dispute/withdraw-call.js';
import { isWaiting, STATUS_SAYS, toneOf } from '../judge/status.js';
import { useRecord } from '../match/record.js';
import { Card } from '../parts/card.js';
import { Jump } from '../parts/jump.js';
import { Meta } from '../parts/list.js';
import { Notice } from '../parts/strip.js';
import styles from './calls.module.css';

/** One call as its players see it: how it stands, what was said, what was ruled, and what they can do. */
export function CallCard({ dispute, acting }: { readonly dispute: WholeDispute; readonly acting: Acting | null }) {
  const { go } = useRecord();
  const viewer = useViewer();
  const { id, claim, entry, statements, rulings, appeal } = dispute;
  const acts = acting === null ? new Set() : actsOpen(dispute, acting);
  return (
    <Card
      label={`Call: ${claim}`}
      title={claim}
      tone={toneOf(dispute.status)}
      aside={
        <>
          {entry === null ? null : <Jump onClick={() => go(entry, 'entry')}>entry {entry}</Jump>}
          <Link to={lookedAt(`/disputes/${id}`, viewer)} className={styles['open']}>
            Open the dispute
          </Link>
        </>
      }
    >
      <Standing dispute={dispute} />
      <Statements statements={statements} />
      {acting !== null && acting.side !== null && acts.has('state') ? (
        <details className={styles['more']}>
          <summary>Add a statement</summary>
          <StatementForm dispute={id} acting={acting} />
        </details>
      ) : null}
      {rulings.map((ruling) => (
        <RulingCard key={ruling.ruling} ruling={ruling} rulings={rulings} />
      ))}
      {appeal === null ? null : (
        <Notice tone="open">
          <SideBadge side={appeal.side} /> appeals: {appeal.because}
        </Notice>
      )}
      {acting !== null && acting.side !== null && acts.has('accept') ? (
        <AnswerRuling dispute={id} side={acting.side} acting={acting} />
      ) : null}
      {acting !== null && acts.has('withdraw') ? <WithdrawCall dispute={id} acting={acting} /> : null}
    </Card>
  );
}

function Standing({ dispute }: { readonly dispute: WholeDispute }) {
  const { named } = useRecord();
  const now = useNow();
  const { status, judge, by, calledAt, ruledAt } = dispute;
  const until = isWaiting(dispute) ? now : (ruledAt ?? dispute.closedAt ?? now);
  return (
    <Meta>
      <b>{STATUS_SAYS[status]}</b>
      {judge === null ? null : <span>{named(judge)}</span>}
      <span>
        called by {'side' in by ? <SideBadge side={by.side} /> : named(by.staff)}, {clocked(calledAt, until)}
      </span>
    </Meta>
  );
}
