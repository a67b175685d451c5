import type { PaperView } from '@adjutant/views';
import { useFirst } from '../asking/queries.js';
import { count } from '../../common/words.js';
import { Jump } from '../../parts/jump.js';
import { Note } from '../../parts/note.js';
import { useRecord } from '../record.js';
import type { Understood } from './question.js';
import styles from './moments.module.css';

/** Both numbers, and where they were still the same. */
function parted({ text, agreed }: PaperView): string {
  return agreed === null ? text : `${text} They agreed last after entry ${agreed}.`;
}

/** The answer of the server to a question, and how it was understood. */
export function Found({ asked: { player, when, says } }: { readonly asked: Understood }) {
  const { id, go } = useRecord();
  const { data, error } = useFirst(id, player, when);
  if (error)
    return (
      <Note small role="alert">
        {error.message}
      </Note>
    );
  if (!data) return null;
  const { entry, text, clock, probes, paper } = data;
  return (
    <p className={styles['found']} role="status">
      {entry === null ? null : <Jump onClick={() => go(entry, 'entry')}>entry {entry}</Jump>}
      <span>
        <b>At which {says}:</b> {entry === null ? 'at no entry of the record.' : `${text} ${clock}`}{' '}
        {paper ? <span>{parted(paper)} </span> : null}
        <small>Found by looking at {count(probes, 'entry', 'entries')}.</small>
      </span>
    </p>
  );
}
