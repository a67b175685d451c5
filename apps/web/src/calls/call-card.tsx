import { Link } from 'react-router';
import type { Acting } from '../acting/acting.js';
import type { Dispute } from '../api/dispute-types.js';
import { lookedAt, useViewer } from '../api/viewer.js';
import { clocked } from '../common/lasting.js';
import { SideBadge } from '../common/side-badge.js';
import { useNow } from '../common/use-now.js';
import { actsOpen } from '../dispute/acts.js';
import { AnswerRuling } from '../dispute/answer-ruling.js';
import { RulingCard } from '../dispute/ruling-card.js';
import { Statements, StatementForm } from '../dispute/statements.js';
import { WithdrawCall } from '../dispute/withdraw-call.js';
import { isWaiting, STATUS_SAYS } from '../judge/queue.js';
import { useRecord } from '../match/record.js';
import styles from './calls.module.css';

/** One call as its players see it: how it stands, what was said, what was ruled, and what they can do. */
export function CallCard({ dispute, acting }: { readonly dispute: Dispute; readonly acting: Acting | null }) {
  const { go } = useRecord();
  const viewer = useViewer();
  const { id, claim, entry, statements, rulings, appeal } = dispute;
  const acts = acting === null ? new Set() : actsOpen(dispute, acting);
  return (
    <article className={styles['card']} data-status={dispute.status} aria-label={`Call: ${claim}`}>
      <header>
        <Standing dispute={dispute} />
        <h3>{claim}</h3>
        {entry === null ? null : (
          <button type="button" className={styles['jump']} onClick={() => go(entry, 'entry')}>
            entry {entry}
          </button>
        )}
        <Link to={lookedAt(`/disputes/${id}`, viewer)} className={styles['open']}>
          Open the dispute
        </Link>
      </header>
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
        <p className={styles['appeal']}>
          <SideBadge side={appeal.side} /> appeals: {appeal.because}
        </p>
      )}
      {acting !== null && acting.side !== null && acts.has('accept') ? (
        <AnswerRuling dispute={id} side={acting.side} acting={acting} />
      ) : null}
      {acting !== null && acts.has('withdraw') ? <WithdrawCall dispute={id} acting={acting} /> : null}
    </article>
  );
}

function Standing({ dispute }: { readonly dispute: Dispute }) {
  const { named } = useRecord();
  const now = useNow();
  const { status, judge, by, calledAt, ruledAt } = dispute;
  const until = isWaiting(dispute) ? now : (ruledAt ?? dispute.closedAt ?? now);
  return (
    <p className={styles['standing']}>
      <b>{STATUS_SAYS[status]}</b>
      {judge === null ? null : <span>{named(judge)}</span>}
      <span>
        called by {'side' in by ? <SideBadge side={by.side} /> : named(by.staff)}, {clocked(calledAt, until)}
      </span>
    </p>
  );
}
