import { Button } from '@mantine/core';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { useRecord } from '../match/record.js';
import { Balances } from '../match/step/balances.js';
import { EntryHead } from '../match/step/entry-head.js';
import { OpenAt } from '../match/step/open-at.js';
import { StepLines } from '../match/step/step-lines.js';
import { FootedFindings } from './footed-findings.js';
import { Tag } from '../parts/card.js';
import styles from './moment.module.css';

interface Props {
  /** The entry that the dispute is about; null where it names none. */
  readonly disputed: number | null;
  /** The last entry when the judge was called. */
  readonly calledAt: number;
}

/** The disputed moment, or another one that the judge has stepped to. */
export function MomentDesk({ disputed, calledAt }: Props) {
  const { number, go, step } = useRecord();
  const home = disputed ?? calledAt;
  return (
    <article
      className={styles['moment']}
      aria-label={`Entry ${number}`}
      data-disputed={number === disputed || undefined}
    >
      <p className={styles['where']}>
        {number === disputed ? <Tag tone="bad">The disputed entry</Tag> : null}
        {number === home && disputed === null ? <Tag tone="bad">Where the record stood at the call</Tag> : null}
        {number === home ? null : (
          <Button size="compact-xs" variant="default" onClick={() => go(home)}>
            {disputed === null ? `Back to the call, entry ${home} (d)` : `Back to the disputed entry ${home} (d)`}
          </Button>
        )}
      </p>
      <EntryHead />
      <Details query={step} />
    </article>
  );
}

function Details({ query }: { readonly query: ReturnType<typeof useRecord>['step'] }) {
  const { step, broken, error } = query;
  if (error) return <Trouble title="This entry cannot be replayed" error={error} />;
  if (step === null && broken)
    return <Trouble title="The replay stops before this entry" error={new Error(broken.cause)} />;
  if (step === null) return <Loading what="this entry" />;
  return (
    <div className={styles['details']}>
      <FootedFindings findings={step.findings} />
      <div className={styles['points']}>
        <Balances step={step} />
        <StepLines lines={step.lines} />
        <OpenAt pending={step.pending} />
      </div>
    </div>
  );
}
