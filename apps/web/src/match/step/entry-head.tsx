import { useSearchParams } from '../../app/ways.js';
import { Button } from '@mantine/core';
import { Sentence } from '../sentence.js';
import { whoAs } from '../../common/nameless.js';
import { dayOf, humanised, lateness, timeOf } from '../../common/words.js';
import { CopyLink } from '../moments/copy-link.js';
import { STANDS } from '../../ending/stands.js';
import { late } from '../../parts/late.js';
import { useRecord } from '../record.js';
import { useUndoing } from '../use-undoing.js';
import { Meta } from '../../parts/list.js';
import { Strip, Notice } from '../../parts/strip.js';
import styles from './entry-desk.module.css';

const FollowedLink = late(() => import('../moments/followed-link.js'), { what: 'whether the link holds' });

export function EntryHead() {
  const [address] = useSearchParams();
  const { timeline, number, named, go } = useRecord();
  const undoing = useUndoing();
  const entry = timeline.find((one) => one.number === number);
  if (!entry) return null;
  const undone = undoing(entry);
  const late = lateness(entry.occurredAt, entry.recordedAt);
  return (
    <header className={styles['head']}>
      {address.has('state') ? <FollowedLink /> : null}
      <Meta>
        <span>
          Entry <b>{number}</b>
        </span>
        <span>{entry.clock === '' ? 'before the battle' : entry.clock}</span>
        <span>{humanised(entry.type)}</span>
        <span>{STANDS[entry.standing]}</span>
      </Meta>
      <h2 className={styles['sentence']} data-mark={entry.mark ?? undefined} aria-live="polite">
        <Sentence text={entry.text} />
      </h2>
      <p className={styles['meta']}>
        <b>{whoAs(named, entry.by, entry.role)}</b>
        {entry.carriedBy ? ` · handed in by ${whoAs(named, entry.carriedBy.id, entry.carriedBy.role)}` : null} ·
        happened {dayOf(entry.occurredAt)}, <time dateTime={entry.occurredAt}>{timeOf(entry.occurredAt)}</time> ·
        recorded {late === null ? 'at once, ' : `${late}, ${dayOf(entry.recordedAt)}, `}
        <time dateTime={entry.recordedAt}>{timeOf(entry.recordedAt)}</time>
      </p>
      {entry.elsewhere === undefined ? null : (
        <p className={styles['meta']}>
          {entry.elsewhere.is === 'late' ? 'Told late' : 'Told at another place'}: it counts behind entry{' '}
          {entry.elsewhere.after}, and the battle stood in {entry.elsewhere.recordedIn} when it was recorded.
        </p>
      )}
      {undone === null ? null : (
        <Strip tone="bad" role="note">
          <span>
            <b>{undone.word}</b> {undone.because}
          </span>
          {undone.by === null ? null : (
            <Button size="compact-xs" variant="default" onClick={() => undone.by !== null && go(undone.by)}>
              Entry {undone.by}
            </Button>
          )}
        </Strip>
      )}
      {entry.overridden === null ? null : (
        <Notice tone="bad">
          <b>Let stand by a judge.</b> {entry.overridden}
        </Notice>
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
