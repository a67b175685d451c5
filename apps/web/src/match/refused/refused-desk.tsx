import type { AttemptView } from '@adjutant/views';
import { useAttempts } from '../match-queries.js';
import { Cites } from '../../common/cites.js';
import { Loading } from '../../common/loading.js';
import { Trouble } from '../../common/trouble.js';
import { Folded } from '../../common/folded.js';
import { whoAs } from '../../common/nameless.js';
import { timeOf } from '../../common/words.js';
import { useRecord } from '../record.js';
import { attemptWords } from './attempt-words.js';
import { AttemptLine } from './attempt-line.js';
import { Desk } from '../../parts/desk.js';
import { Jump } from '../../parts/jump.js';
import { Note } from '../../parts/note.js';
import { Meta, Rows } from '../../parts/list.js';
import { LaterOn, useTold } from '../veil.js';
import styles from './refused.module.css';

/** What was asked for and refused: nothing of it is in the record, and all of it is kept beside it. */
export function RefusedDesk() {
  const { id } = useRecord();
  const { data: all, error, refetch } = useAttempts(id);
  const told = useTold();
  const data = all?.filter(({ after }) => told(after));
  if (error) return <Trouble title="The refusals cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the refusals" />;
  return (
    <Desk width="reading">
      <Note>
        {data.length === 0
          ? 'Nothing has been refused in this match.'
          : 'What was asked for and refused. A refused command changes nothing; it is kept so that “what if” can ask it again.'}
      </Note>
      <LaterOn />
      <Rows below>
        {data.map((attempt, index) => (
          <Refused key={index} attempt={attempt} />
        ))}
      </Rows>
    </Desk>
  );
}

function Refused({ attempt }: { readonly attempt: AttemptView }) {
  const { go, named } = useRecord();
  const { after, occasion, code, message, cites } = attempt;
  const { rule } = attemptWords(attempt.command);
  return (
    <li>
      <p className={styles['asked']}>
        <AttemptLine command={attempt.command} />
        <Jump onClick={() => go(after, 'entry')}>after entry {after}</Jump>
      </p>
      <p>{message}</p>
      <Meta>
        {whoAs(named, occasion.actor.id, occasion.actor.role)}, {timeOf(occasion.occurredAt)}
      </Meta>
      <Cites cites={cites ?? []} />
      <Folded>
        <code>{code}</code>
        {rule === null ? null : <span>rule {rule}</span>}
      </Folded>
    </li>
  );
}
