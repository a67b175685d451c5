import { useMemo } from 'react';
import { count } from '../../common/words.js';
import { movements } from '../ledger/accounts.js';
import { Jump } from '../../parts/jump.js';
import { Note } from '../../parts/note.js';
import { useRecord } from '../record.js';
import { partsOf } from '../timeline/looked-for.js';
import { useRefused, useRowsRead } from '../timeline/use-rows.js';
import styles from './moments.module.css';

/** What is no question about points or units is looked for in what entries say, as the search of the timeline does. */
export function FoundByWords({ words }: { readonly words: string }) {
  const { timeline, ledger, go } = useRecord();
  const moved = useMemo(() => movements(ledger), [ledger]);
  const read = useRowsRead(moved, useRefused());
  const parts = partsOf(words);
  const found = timeline.filter((entry) => parts.every((part) => read(entry).includes(part)));
  const [first] = found;
  if (first === undefined)
    return (
      <Note small role="status">
        No entry says all of this. Ask for points that a player had, for a unit that was destroyed, for a round, or use
        fewer words.
      </Note>
    );
  return (
    <p className={styles['found']} role="status">
      <Jump onClick={() => go(first.number, 'entry')}>entry {first.number}</Jump>
      <span>
        {first.text} {first.clock}{' '}
        <small>The first of {count(found.length, 'entry', 'entries')} that say all of these words.</small>
      </span>
    </p>
  );
}
