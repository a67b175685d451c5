import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { meaningOf } from '../../app/keys/keys.js';
import { useKeysSaid } from '../../app/keys/use-keys.js';
import { landOnView } from '../../app/landing/ways.js';
import { count } from '../../common/words.js';
import { useRecord } from '../record.js';
import { goInto, tabStop } from './focus.js';
import { Kinds } from './kinds.js';
import { listed, LIST_KEYS, stopOf } from './list-keys.js';
import { entryIn } from './looked-for.js';
import { LaterOn } from '../veil.js';
import { TimelineList } from './timeline-list.js';
import { TimelineSearch } from './timeline-search.js';
import { useSifted } from './use-sifted.js';
import styles from './timeline.module.css';

/** The record from first to last, with what each entry moved; filters narrow what is shown, never what is there. */
export function Timeline({ search }: { readonly search: RefObject<HTMLInputElement | null> }) {
  const { go, number, last, whereTo } = useRecord();
  const { timeline, question, setQuestion, kinds, setKinds, shown, found, moved, refused, unread } = useSifted();
  const [beyond, setBeyond] = useState<number | null>(null);
  const numbers = useMemo(() => shown.map((entry) => entry.number), [shown]);
  const list = useRef<HTMLDivElement>(null);
  useSelectedInView(list, number);
  useKeysSaid(LIST_KEYS);

  const openEntry = (entry: number): void => {
    go(entry, 'entry');
    landOnView();
  };
  const clicked = (event: MouseEvent): void => {
    const entry = entryAt(event.target);
    if (entry === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openEntry(entry);
  };
  const pressed = (event: KeyboardEvent): void => {
    const [move, from] = [meaningOf(event.key, LIST_KEYS.keys), entryAt(event.target)];
    // A row is a link: Enter clicks it.
    if (move === null || move === 'open' || from === null) return;
    event.preventDefault();
    // A key that is held down is ahead of what is drawn.
    const to = listed(move, from === number ? whereTo() : from, numbers);
    if (to === number) tabStop()?.focus();
    else if (to !== null) go(to);
  };
  const goToAsked = (): void => {
    const named = entryIn(question);
    const to = named ?? found()[0]?.number ?? null;
    setBeyond(named !== null && named > last ? named : null);
    if (to === null || to > last) return;
    if (named !== null) setQuestion('');
    openEntry(to);
  };

  return (
    <div className={styles['timeline']}>
      <div className={styles['controls']}>
        <TimelineSearch
          search={search}
          question={question}
          ask={setQuestion}
          go={goToAsked}
          list={() =>
            goInto(
              stopOf(
                number,
                found().map((entry) => entry.number),
              ),
            )
          }
        />
        <Kinds kinds={kinds} choose={setKinds} />
      </div>
      <div className={styles['scroller']} ref={list} data-scrolls="" onClick={clicked} onKeyDown={pressed}>
        <TimelineList
          entries={shown}
          {...{ moved, refused }}
          selected={number}
          stop={stopOf(number, numbers)}
          folds={question === '' && kinds.length === 0}
        />
        <LaterOn />
        {shown.length === 0 && !unread ? (
          <p className={styles['none']}>No entry fits. Take a filter away, or use fewer words.</p>
        ) : null}
      </div>
      <Count {...{ beyond, last, unread }} shown={shown.length} all={timeline.length} />
    </div>
  );
}

interface CountProps {
  /** An entry that was asked for and is not there. */
  readonly beyond: number | null;
  readonly last: number;
  readonly unread: boolean;
  readonly shown: number;
  readonly all: number;
}

function Count({ beyond, last, unread, shown, all }: CountProps) {
  const fit = shown === all ? count(shown, 'entry', 'entries') : `${shown} of ${count(all, 'entry', 'entries')}`;
  return (
    <p className={styles['count']} role="status">
      {beyond === null ? null : `There is no entry ${beyond}: the newest is ${last}. `}
      {unread ? 'Still reading what each entry moved …' : fit}
    </p>
  );
}

function entryAt(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
  return row === null ? null : Number(row.dataset['entry']);
}

/**
 * What lies out of sight is only drawn when it comes near, so the first jump lands close by and the next ones there. Where
 * the focus is in the list, it goes along.
 */
function useSelectedInView(list: RefObject<HTMLDivElement | null>, number: number): void {
  useEffect(() => {
    let frame = 0;
    const row = list.current?.querySelector<HTMLElement>(`[data-entry="${number}"]`);
    if (list.current?.contains(document.activeElement)) row?.focus({ preventScroll: true });
    const show = (times: number): void => {
      list.current?.querySelector(`[data-entry="${number}"]`)?.scrollIntoView({ block: 'nearest' });
      if (times > 1) frame = requestAnimationFrame(() => show(times - 1));
    };
    show(4);
    return () => cancelAnimationFrame(frame);
  }, [list, number]);
}
