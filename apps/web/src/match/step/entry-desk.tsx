import { Loading } from '../../common/loading.js';
import { Trouble } from '../../common/trouble.js';
import { late } from '../../parts/late.js';
import { Note } from '../../parts/note.js';
import { useRecord } from '../record.js';
import { Balances } from './balances.js';
import styles from './entry-desk.module.css';
import { EntryHead } from './entry-head.js';
import { Findings } from './findings.js';
import { Next } from './next.js';
import { StepLines } from './step-lines.js';

const OpenAt = late(() => import('./open-at.js'), {
  what: 'what was open',
});

/** Everything that a judge asks about one entry. */
export function EntryDesk() {
  const { step, number, match } = useRecord();
  return (
    <article className={styles['entry']} aria-label={`Entry ${number}`}>
      <Next />
      <EntryHead />
      {match.depth === undefined ? null : <Note small>{match.depth}</Note>}
      <Details query={step} />
    </article>
  );
}

function Details({ query }: { readonly query: ReturnType<typeof useRecord>['step'] }) {
  const { number } = useRecord();
  const { step, broken, error } = query;
  if (error) return <Trouble title="This entry cannot be replayed" error={error} />;
  if (broken && broken.number <= number) {
    return (
      <Trouble
        title={`The replay stops at entry ${broken.number}`}
        error={new Error(`It cannot be read: ${broken.cause} Every entry before it is shown as recorded.`)}
      />
    );
  }
  if (step === null) return <Loading what="this entry" />;
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>
        <Balances step={step} />
        <StepLines lines={step.lines} />
        <OpenAt pending={step.pending} />
      </div>
      <div className={styles['column']}>
        <Findings step={step} />
      </div>
    </div>
  );
}
