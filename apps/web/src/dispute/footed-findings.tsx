import { useMediaQuery } from '@mantine/hooks';
import type { FindingView } from '@adjutant/views';
import { count } from '../common/words.js';
import { FindingGroups } from '../match/step/findings.js';
import { useRecord } from '../match/record.js';
import { useContests } from '../match/step/contested.js';
import { tally } from '../match/step/order.js';
import { footed, weighed } from './footed.js';
import { Note } from '../parts/note.js';
import styles from './moment.module.css';

/** The findings of an entry: what the record proves stands apart from what only the players claim. */
export function FootedFindings({ findings }: { readonly findings: readonly FindingView[] }) {
  const { proved, claimed } = footed(findings);
  const { depth } = useRecord().match;
  return (
    <div className={styles['footed']}>
      <Part title="What the record proves" findings={proved} none="The record weighs no rule for this entry." />
      <Part
        title="What only the players claim"
        findings={claimed}
        none={
          depth === undefined
            ? 'Nothing of this entry rests on somebody’s word.'
            : `No condition of this entry was vouched for. What the record does not go into is as the players say. ${depth}`
        }
      />
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly findings: readonly FindingView[];
  readonly none: string;
}

function Part({ title, findings, none }: PartProps) {
  const contest = useContests();
  return (
    <section aria-label={title}>
      <h3>
        {title} {findings.length === 0 ? null : <span>{tally(findings, (one) => contest(one) !== null)}</span>}
      </h3>
      {findings.length === 0 ? <Note small>{none}</Note> : <Found findings={findings} />}
    </section>
  );
}

/** On a small screen what is met is folded away, so that what is in doubt stands within sight. */
function Found({ findings }: { readonly findings: readonly FindingView[] }) {
  const contest = useContests();
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  if (wide) return <FindingGroups findings={findings} />;
  const { doubtful, met } = weighed(findings, (one) => contest(one) !== null);
  return (
    <>
      <FindingGroups findings={doubtful} />
      {met.length === 0 ? null : (
        <details className={styles['met']}>
          <summary>{count(met.length, 'condition is met', 'conditions are met')}</summary>
          <FindingGroups findings={met} />
        </details>
      )}
    </>
  );
}
