import type { FindingView, StepView } from '@adjutant/views';
import { CheckIcon, CrossIcon, QuestionIcon } from '../../common/icons.js';
import { Cites } from '../../common/cites.js';
import { useContests } from './contested.js';
import { byRule, tally } from './order.js';
import { Note } from '../../parts/note.js';
import styles from './findings.module.css';

const ANSWERS = {
  met: { word: 'met', icon: <CheckIcon size={14} /> },
  unmet: { word: 'unmet', icon: <CrossIcon size={14} /> },
  unknown: { word: 'unknown', icon: <QuestionIcon size={14} /> },
} as const;

const CONTESTED = { word: 'contested', icon: <QuestionIcon size={14} /> };

const FOOTINGS = {
  record: { word: 'from the record', says: 'The record itself answers this.' },
  attest: { word: 'players said so', says: 'Only somebody at the table can know this.' },
  presumed: { word: 'presumed', says: 'Nobody told: it is taken as its question presumes.' },
} as const;

/** What was checked when an entry was made: each with its rule, its footing and its answer. */
export function Findings({ step }: { readonly step: StepView }) {
  const { findings } = step;
  const contest = useContests();
  return (
    <section aria-label="Findings">
      <h3>
        Findings{' '}
        {findings.length === 0 ? null : (
          <span className={styles['tally']}>{tally(findings, (one) => contest(one) !== null)}</span>
        )}
      </h3>
      {findings.length === 0 ? (
        <Note>A fact of the table: no rule was weighed when this entry was made.</Note>
      ) : (
        <FindingGroups findings={findings} />
      )}
    </section>
  );
}

/** Findings under the rules that they rest on. */
export function FindingGroups({ findings }: { readonly findings: readonly FindingView[] }) {
  const contest = useContests();
  return byRule(findings, (one) => contest(one) !== null).map((group, index) => (
    <section key={index} className={styles['group']}>
      <header>
        <b>{group.ruleName}</b>
        <Cites cites={group.cites} />
      </header>
      <ul>
        {group.findings.map((finding, place) => (
          <FindingRow key={place} finding={finding} />
        ))}
      </ul>
    </section>
  ));
}

function FindingRow({ finding }: { readonly finding: FindingView }) {
  const contest = useContests()(finding);
  const answer = contest === null ? ANSWERS[finding.answer] : CONTESTED;
  const footing = FOOTINGS[finding.footing];
  return (
    <li className={styles['finding']} data-answer={contest === null ? finding.answer : 'contested'}>
      <span className={styles['answer']}>
        {answer.icon}
        <span>{answer.word}</span>
      </span>
      <details className={styles['says']}>
        <summary>
          {finding.says}
          {contest === null ? null : <em className={styles['contest']}>{contest}</em>}
        </summary>
        <Facts finding={finding} />
      </details>
      <span className={styles['footing']} data-footing={finding.footing} title={footing.says}>
        {footing.word}
      </span>
    </li>
  );
}

function Facts({ finding }: { readonly finding: FindingView }) {
  const { check, facts, code, key } = finding;
  const all: readonly (readonly [string, unknown])[] = [
    ['check', check],
    ...(key === undefined ? [] : [['question', key] as const]),
    ['refuses as', code],
    ...Object.entries(facts),
  ];
  return (
    <dl className={styles['facts']}>
      {all.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
