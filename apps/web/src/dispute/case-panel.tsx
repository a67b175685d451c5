import type { WholeDispute } from '@adjutant/dispute';
import type { ReactNode } from 'react';
import { may, type Acting } from '../acting/acting.js';
import { SideBadge } from '../common/side-badge.js';
import { withNames } from '../common/nameless.js';
import { timeOf } from '../common/words.js';
import { useRecord } from '../match/record.js';
import { actsOpen } from './acts.js';
import { EvidenceForm } from './evidence-form.js';
import { Evidence } from './evidence.js';
import { Notice } from '../parts/strip.js';
import styles from './case-panel.module.css';
import story from './case.module.css';
import { Precedents } from './precedents.js';
import { Statements, StatementForm } from './statements.js';
import { TimeLost } from './time-lost.js';

/** Everything about a dispute that is not in the record of the match. */
export function CasePanel({ dispute, acting }: { readonly dispute: WholeDispute; readonly acting: Acting | null }) {
  const acts = acting === null ? new Set() : actsOpen(dispute, acting);
  const { id, statements, evidence, appeal } = dispute;
  const { named } = useRecord();
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
          <Notice tone="open">
            <SideBadge side={appeal.side} /> {appeal.because}
          </Notice>
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
      {may(acting, 'ReadPrecedents') ? (
        <Part title="Precedents">
          <Precedents dispute={id} />
        </Part>
      ) : null}
      <Part title="Time">
        <TimeLost dispute={dispute} acting={acting} />
      </Part>
      <Part title="What has happened">
        <ol className={story['story']}>
          {dispute.story.map(({ number, at, text }) => (
            <li key={number}>
              <time dateTime={at}>{timeOf(at)}</time>
              <span>{withNames(text, named)}</span>
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
