import type { ReactNode } from 'react';
import type { Acting } from '../acting/acting.js';
import type { Dispute } from '../api/dispute-types.js';
import { SideBadge } from '../common/side-badge.js';
import { timeOf } from '../common/words.js';
import { actsOpen } from './acts.js';
import { EvidenceForm } from './evidence-form.js';
import { Evidence } from './evidence.js';
import styles from './case-panel.module.css';
import story from './case.module.css';
import { Precedents } from './precedents.js';
import { Statements, StatementForm } from './statements.js';
import { TimeLost } from './time-lost.js';

/** Everything about a dispute that is not in the record of the match. */
export function CasePanel({ dispute, acting }: { readonly dispute: Dispute; readonly acting: Acting | null }) {
  const acts = acting === null ? new Set() : actsOpen(dispute, acting);
  const { id, statements, evidence, appeal } = dispute;
  return (
    <aside className={styles['panel']} aria-label="The case">
      <Part title="Statements">
        <Statements statements={statements} />
        {acting !== null && acts.has('state') ? (
          <Adds label="Add a statement">
            <StatementForm dispute={id} acting={acting} />
          </Adds>
        ) : null}
      </Part>
      {appeal === null ? null : (
        <Part title="Appeal">
          <p className={styles['appeal']}>
            <SideBadge side={appeal.side} /> {appeal.because}
          </p>
        </Part>
      )}
      <Part title="Evidence">
        <Evidence id={id} evidence={evidence} />
        {acting !== null && acts.has('show') ? (
          <Adds label="Add evidence">
            <EvidenceForm dispute={id} acting={acting} />
          </Adds>
        ) : null}
      </Part>
      <Part title="Precedents">
        <Precedents dispute={id} />
      </Part>
      <Part title="Time">
        <TimeLost dispute={dispute} acting={acting} />
      </Part>
      <Part title="What has happened">
        <ol className={story['story']}>
          {dispute.story.map(({ number, at, text }) => (
            <li key={number}>
              <time dateTime={at}>{timeOf(at)}</time>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </Part>
    </aside>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Adds({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <details className={styles['adds']}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
