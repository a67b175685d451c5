import type { FindingView, StepView } from '@adjutant/views';
import { CheckIcon, CrossIcon, QuestionIcon } from '../../common/icons.js';
import { Cites } from '../../common/cites.js';
import { humanised } from '../../common/words.js';
import { inOrder, tally } from './order.js';
import styles from './findings.module.css';

const ANSWERS = {
  met: { word: 'met', icon: <CheckIcon size={14} /> },
  unmet: { word: 'unmet', icon: <CrossIcon size={14} /> },
  unknown: { word: 'unknown', icon: <QuestionIcon size={14} /> },
} as const;

const FOOTINGS = {
  record: { word: 'record', says: 'The record itself answers this.' },
  attest: { word: 'attested', says: 'Only somebody at the table can know this.' },
} as const;

/** What was checked when an entry was made: each with its rule, its footing and its answer. */
export function Findings({ step }: { readonly step: StepView }) {
  const { findings } = step;
  return (
    <section aria-label="Findings">
      <h3>Findings {findings.length === 0 ? null : <span className={styles['tally']}>{tally(findings)}</span>}</h3>
      {findings.length === 0 ? (
        <p className={styles['none']}>A fact of the table: no rule was weighed when this entry was made.</p>
      ) : (
        <ul className={styles['findings']}>
          {inOrder(findings).map((finding, index) => (
            <FindingRow key={index} finding={finding} />
          ))}
        </ul>
      )}
    </section>
  );
}

function FindingRow({ finding }: { readonly finding: FindingView }) {
  const answer = ANSWERS[finding.answer];
  const footing = FOOTINGS[finding.footing];
  const facts = Object.entries(finding.facts);
  return (
    <li className={styles['finding']} data-answer={finding.answer}>
      <span className={styles['answer']}>
        {answer.icon}
        <span>{answer.word}</span>
      </span>
      <p className={styles['says']}>{finding.says}</p>
      <span className={styles['footing']} data-footing={finding.footing} title={footing.says}>
        {footing.word}
      </span>
      <div className={styles['rests']}>
        <b>{finding.ruleName}</b>
        <span>{humanised(finding.check).toLowerCase()}</span>
        {finding.answer === 'unmet' ? <code>{finding.code}</code> : null}
        <Cites cites={finding.cites} />
        {facts.length === 0 ? null : <Facts facts={facts} />}
      </div>
    </li>
  );
}

function Facts({ facts }: { readonly facts: readonly (readonly [string, unknown])[] }) {
  return (
    <details className={styles['facts']}>
      <summary>facts</summary>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
