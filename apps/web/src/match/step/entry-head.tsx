import { Button } from '@mantine/core';
import { Sentence } from '../../common/sentence.js';
import { dayOf, humanised, lateness, timeOf } from '../../common/words.js';
import { CopyLink } from '../moments/copy-link.js';
import { FollowedLink } from '../moments/followed-link.js';
import { useRecord } from '../record.js';
import { useUndoing } from '../use-undoing.js';
import styles from './entry-desk.module.css';

export function EntryHead() {
  const { timeline, number, named, go } = useRecord();
  const undoing = useUndoing();
  const entry = timeline.find((one) => one.number === number);
  if (!entry) return null;
  const undone = undoing(entry);
  const late = lateness(entry.occurredAt, entry.recordedAt);
  return (
    <header className={styles['head']}>
      <FollowedLink />
      <p className={styles['place']}>
        <span>
          Entry <b>{number}</b>
        </span>
        <span>{entry.clock === '' ? 'before the battle' : entry.clock}</span>
        <span>{humanised(entry.type)}</span>
      </p>
      <h2 className={styles['sentence']} data-mark={entry.mark ?? undefined} aria-live="polite">
        <Sentence text={entry.text} />
      </h2>
      <p className={styles['meta']}>
        <b>{named(entry.by)}</b> ({entry.role}) · happened {dayOf(entry.occurredAt)},{' '}
        <time dateTime={entry.occurredAt}>{timeOf(entry.occurredAt)}</time> · recorded{' '}
        {late === null ? 'at once, ' : `${late}, ${dayOf(entry.recordedAt)}, `}
        <time dateTime={entry.recordedAt}>{timeOf(entry.recordedAt)}</time>
      </p>
      {undone === null ? null : (
        <p className={styles['undone']}>
          <b>{undone.word}</b> {undone.because}
          {undone.by === null ? null : (
            <Button size="compact-xs" variant="default" onClick={() => undone.by !== null && go(undone.by)}>
              Entry {undone.by}
            </Button>
          )}
        </p>
      )}
      {entry.overridden === null ? null : (
        <p className={styles['undone']}>
          <b>Let stand by a judge.</b> {entry.overridden}
        </p>
      )}
      <div className={styles['ask']}>
        <CopyLink />
        <Button size="compact-sm" variant="default" onClick={() => go(number, 'what-if')}>
          What if not?
        </Button>
      </div>
    </header>
  );
}
