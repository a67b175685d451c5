import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { usePeople } from '../../api/queries.js';
import { useLiveness } from '../../api/live.js';
import { isLineSheetOpen, onLineSheet, openLineSheet } from '../../offline/line-sheet.js';
import { ahead } from '../../parts/ahead.js';
import { useCarried } from '../carried/use-carried.js';
import { useUnread } from './queues.js';
import {
  becauseOf,
  carriedInWords,
  forWhat,
  onThisPhone,
  unreadInWords,
  useGroups,
  type Group,
} from './on-this-phone.js';
import { useLate } from './refusals.js';
import styles from './waiting-line.module.css';

const fetchSheet = () => import('./waiting-sheet.js');
const WaitingSheet = lazy(fetchSheet);

/** In the head of every page: that our server does not answer, and how much waits here. Pressed, it says everything about it. */
export default function WaitingLine() {
  const isLost = useLate(useLiveness() === 'lost');
  const all = useGroups();
  const isLate = useLate(all.length > 0);
  const groups = isLate ? all : [];
  const carried = useCarried().presses;
  const unread = useUnread().length;
  const opened = useSyncExternalStore(onLineSheet, isLineSheetOpen);
  const waits = groups.reduce((sum, { entries }) => sum + entries.length, carried + unread);
  // Without a line it would not come.
  useEffect(() => ahead(fetchSheet), []);
  const isHeld = groups.some(({ entries }) => becauseOf(entries) !== null);
  return (
    <>
      <div aria-live="polite" className="sr-only">
        {isLost ? <span>The server does not answer. </span> : null}
        {groups.map((group) => (
          <Said key={group.key} group={group} />
        ))}
        {carried === 0 ? null : <span>{carriedInWords(carried)} </span>}
        {unread === 0 ? null : <span>{unreadInWords(unread)}</span>}
      </div>
      {isLost || waits > 0 ? (
        <button
          type="button"
          className={styles['line']}
          data-lost={isLost || undefined}
          aria-label={`${shortly(isLost, waits, isHeld)}: what that means`}
          onClick={() => openLineSheet()}
        >
          <span>{shortly(isLost, waits, isHeld)}</span>
        </button>
      ) : null}
      {opened ? (
        <Suspense fallback={null}>
          <WaitingSheet isLost={isLost} groups={groups} />
        </Suspense>
      ) : null}
    </>
  );
}

function shortly(isLost: boolean, waits: number, isHeld: boolean): string {
  const here = `${waits} ${isHeld ? 'held' : 'wait'} here`;
  if (!isLost) return here;
  return waits === 0 ? 'No answer' : `No answer · ${here}`;
}

function Said({ group: { entries, here } }: { readonly group: Group }) {
  const called = usePeople();
  const by = entries[0]?.item.by ?? '';
  return (
    <span>
      {onThisPhone(entries.length)} {by === here || by === '' ? '' : `Pressed by ${called(by)}.`}{' '}
      {becauseOf(entries) ?? forWhat(entries)}{' '}
    </span>
  );
}
