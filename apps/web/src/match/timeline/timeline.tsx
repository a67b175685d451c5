import { Chip, Group, TextInput } from '@mantine/core';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useAllSteps, useAttempts } from '../../api/queries.js';
import { SearchIcon } from '../../common/icons.js';
import { count } from '../../common/words.js';
import { movements } from '../ledger/accounts.js';
import { useRecord } from '../record.js';
import { KINDS, sifted, type Kind } from './filter.js';
import { TimelineList } from './timeline-list.js';
import styles from './timeline.module.css';

/** The record from first to last, with what each entry moved; filters narrow what is shown, never what is there. */
export function Timeline({ search }: { readonly search: RefObject<HTMLInputElement | null> }) {
  const { timeline, ledger, go, number } = useRecord();
  const [question, setQuestion] = useState('');
  const [kinds, setKinds] = useState<readonly Kind[]>([]);
  const asked = useDeferredValue(question);
  const moved = useMemo(() => movements(ledger), [ledger]);
  const flagged = useFlagged(kinds.includes('flagged'));
  const refused = useRefused();
  const shown = useMemo(
    () => sifted(timeline, { question: asked, kinds, moved: new Set(moved.keys()), flagged }),
    [timeline, asked, kinds, moved, flagged],
  );
  const list = useRef<HTMLDivElement>(null);
  useSelectedInView(list, number);

  const clicked = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-entry]') : null;
    if (link === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(Number(link.dataset['entry']), 'entry');
  };

  return (
    <div className={styles['timeline']}>
      <div className={styles['controls']}>
        <TextInput
          ref={search}
          size="xs"
          type="search"
          aria-label="Search the timeline"
          placeholder="Search, or #41  ( / )"
          leftSection={<SearchIcon size={14} />}
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
          onKeyDown={(event) =>
            event.key === 'Escape' && (question === '' ? event.currentTarget.blur() : setQuestion(''))
          }
        />
        <Chip.Group multiple value={[...kinds]} onChange={(values) => setKinds(values as Kind[])}>
          <Group gap={4} role="group" aria-label="Kinds of entries">
            {KINDS.map(({ kind, label, says }) => (
              <Chip
                key={kind}
                value={kind}
                size="xs"
                radius="sm"
                title={says}
                classNames={{ label: styles['chip'] ?? '' }}
              >
                {label}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </div>
      <div className={styles['scroller']} ref={list} onClick={clicked}>
        <TimelineList entries={shown} moved={moved} refused={refused} selected={number} />
        {shown.length === 0 ? (
          <p className={styles['none']}>No entry fits. Take a filter away, or use fewer words.</p>
        ) : null}
      </div>
      <p className={styles['count']} role="status">
        {shown.length === timeline.length
          ? count(shown.length, 'entry', 'entries')
          : `${shown.length} of ${count(timeline.length, 'entry', 'entries')}`}
      </p>
    </div>
  );
}

/** How many commands were refused just after each entry. */
function useRefused(): ReadonlyMap<number, number> {
  const { id } = useRecord();
  const { data } = useAttempts(id);
  return useMemo(() => {
    const found = new Map<number, number>();
    for (const { after } of data ?? []) found.set(after, (found.get(after) ?? 0) + 1);
    return found;
  }, [data]);
}

function useFlagged(wanted: boolean): ReadonlySet<number> {
  const { id, last } = useRecord();
  const steps = useAllSteps(id, last, wanted);
  return useMemo(
    () =>
      new Set(
        steps.filter(({ findings }) => findings.some(({ answer }) => answer !== 'met')).map((step) => step.number),
      ),
    [steps],
  );
}

/** What lies out of sight is only measured when it comes near, so the first jump lands close by and the next ones there. */
function useSelectedInView(list: RefObject<HTMLDivElement | null>, number: number): void {
  useEffect(() => {
    let frame = 0;
    const show = (times: number): void => {
      list.current?.querySelector(`[data-entry="${number}"]`)?.scrollIntoView({ block: 'nearest' });
      if (times > 1) frame = requestAnimationFrame(() => show(times - 1));
    };
    show(4);
    return () => cancelAnimationFrame(frame);
  }, [list, number]);
}
