import type { DoubtGroup, DoubtLine } from '@adjutant/views';
import { useDoubts } from '../../api/queries.js';
import { Cites } from '../../common/cites.js';
import { Loading } from '../../common/loading.js';
import { Sentence } from '../../common/sentence.js';
import { Trouble } from '../../common/trouble.js';
import { useRecord } from '../record.js';
import styles from './doubts.module.css';

/** What a reader of this record must not take for proved, kind by kind. */
export function DoubtsDesk() {
  const { id } = useRecord();
  const { data, error, refetch } = useDoubts(id);
  if (error) return <Trouble title="What is in doubt cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="what is in doubt" />;
  return (
    <div className={styles['desk']}>
      <h2>What the record leaves in doubt</h2>
      <p className={styles['note']}>
        {data.count === 0
          ? 'Nothing: every check that was made rests on the record itself, and is met.'
          : 'Everything that rests on less than the record itself, or that the rules speak against.'}
      </p>
      {data.groups.map((group) => (
        <Group key={group.kind} group={group} />
      ))}
    </div>
  );
}

function Group({ group: { kind, title, says, doubts } }: { readonly group: DoubtGroup }) {
  return (
    <section aria-label={title} data-kind={kind}>
      <h3>
        {title} <span className={styles['count']}>{doubts.length}</span>
      </h3>
      <p className={styles['note']}>{says}</p>
      <ol>
        {doubts.map((doubt, index) => (
          <Doubt key={index} doubt={doubt} />
        ))}
      </ol>
    </section>
  );
}

function Doubt({ doubt: { entry, clock, text, says, ruleName, cites } }: { readonly doubt: DoubtLine }) {
  const { go } = useRecord();
  return (
    <li className={styles['doubt']}>
      <p className={styles['says']}>{says}</p>
      <p className={styles['meta']}>
        <button type="button" className={styles['jump']} onClick={() => go(entry, 'entry')}>
          entry {entry}
        </button>
        {clock === '' ? null : <span>{clock}</span>}
        <Sentence text={text} />
      </p>
      <p className={styles['meta']}>
        <span>{ruleName}</span>
        <Cites cites={cites} />
      </p>
    </li>
  );
}
