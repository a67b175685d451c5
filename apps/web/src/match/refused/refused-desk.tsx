import { useAttempts } from '../../api/queries.js';
import type { Attempt } from '../../api/types.js';
import { Cites } from '../../common/cites.js';
import { Loading } from '../../common/loading.js';
import { Trouble } from '../../common/trouble.js';
import { timeOf } from '../../common/words.js';
import { useRecord } from '../record.js';
import { asked } from './asked.js';
import { Asked } from './asked-line.js';
import styles from './refused.module.css';

/** What was asked for and refused: nothing of it is in the record, and all of it is kept beside it. */
export function RefusedDesk() {
  const { id } = useRecord();
  const { data, error, refetch } = useAttempts(id);
  if (error) return <Trouble title="The refusals cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the refusals" />;
  return (
    <div className={styles['desk']}>
      <p className={styles['note']}>
        {data.length === 0
          ? 'Nothing has been refused in this match.'
          : 'What was asked for and refused. A refused command changes nothing; it is kept so that “what if” can ask it again.'}
      </p>
      <ol>
        {data.map((attempt, index) => (
          <Refused key={index} attempt={attempt} />
        ))}
      </ol>
    </div>
  );
}

function Refused({ attempt }: { readonly attempt: Attempt }) {
  const { go, named } = useRecord();
  const { after, occasion, code, message, cites } = attempt;
  const { rule } = asked(attempt.command);
  return (
    <li className={styles['attempt']}>
      <p className={styles['asked']}>
        <Asked command={attempt.command} />
        <button type="button" className={styles['jump']} onClick={() => go(after, 'entry')}>
          after entry {after}
        </button>
      </p>
      <p>{message}</p>
      <p className={styles['meta']}>
        <code>{code}</code>
        {rule === null ? null : <span>rule {rule}</span>}
        <span>
          {named(occasion.actor.id)} ({occasion.actor.role}), {timeOf(occasion.occurredAt)}
        </span>
      </p>
      <Cites cites={cites ?? []} />
    </li>
  );
}
