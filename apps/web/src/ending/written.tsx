import type { TimelineItem } from '@adjutant/views';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Modal } from '../common/modal.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { useTimeline } from '../match/match-queries.js';
import { folded } from '../match/timeline/folded.js';
import { passesInWords } from '../match/timeline/passes.js';
import type { AtTable } from './at-table.js';
import { Correct } from './correct.js';
import styles from './ending.module.css';
import { useOnThisPhone } from './on-this-phone.js';
import { STANDS } from './stands.js';

const AT_FIRST = 20;

interface Props {
  readonly at: AtTable;
  readonly onClose: () => void;
}

/** What was recorded, the latest first, and where each entry is. */
export default function Written({ at, onClose }: Props) {
  const [chosen, choose] = useState<number | null>(null);
  const { data, error, isFetching, refetch } = useTimeline(at.id);
  // What was read before an entry came would grow under the thumb. Where nothing more can be read, it is shown as it is.
  const isBehind = isFetching && !(data ?? []).some(({ number }) => number === at.newest);
  const entries = isBehind ? undefined : data;
  const entry = entries?.find(({ number }) => number === chosen);
  const title = entry === undefined ? 'What was recorded' : `Entry ${entry.number}`;
  return (
    <Modal opened onClose={onClose} title={title} fullScreen={matchMedia('(max-width: 40em)').matches}>
      {error && entries === undefined ? (
        <Trouble title="What was recorded cannot be shown" error={error} retry={() => void refetch()} />
      ) : null}
      {entries === undefined && !error ? <Loading what="what was recorded" /> : null}
      {entries !== undefined && entry === undefined ? <Entries at={at} entries={entries} choose={choose} /> : null}
      {entry === undefined ? null : (
        <Correct key={entry.number} at={at} entry={entry} back={() => choose(null)} onDone={onClose} />
      )}
    </Modal>
  );
}

interface EntriesProps {
  readonly at: AtTable;
  readonly entries: readonly TimelineItem[];
  readonly choose: (entry: number) => void;
}

function Entries({ at, entries, choose }: EntriesProps) {
  const [all, showAll] = useState(false);
  const waiting = useOnThisPhone(at.id);
  const latest = entries.toReversed();
  // However often the chess clock was passed, that is one line.
  const lines = folded(latest);
  const shown = all ? lines : lines.slice(0, AT_FIRST);
  return (
    <div className={styles['written']}>
      <ol aria-label="The latest first">
        {waiting.map(({ key, says }) => (
          <li key={key}>
            <p>{says}</p>
            <p className={styles['where']}>on this phone</p>
          </li>
        ))}
        {shown.map((line) =>
          line.is === 'entry' ? (
            <Line key={line.entry.number} entry={line.entry} choose={choose} />
          ) : (
            <Passes key={line.passes[0]?.number} passes={line.passes} choose={choose} />
          ),
        )}
      </ol>
      {all || lines.length <= AT_FIRST ? null : (
        <Button variant="default" size="md" fullWidth onClick={() => showAll(true)}>
          {`Show all ${latest.length}`}
        </Button>
      )}
    </div>
  );
}

interface LineProps {
  readonly entry: TimelineItem;
  readonly choose: (entry: number) => void;
}

function Line({ entry: { number, text, clock, mark, standing }, choose }: LineProps) {
  return (
    <li data-mark={mark ?? undefined}>
      <button type="button" onClick={() => choose(number)}>
        <span className={styles['entry']}>
          {number} {text}
        </span>
        <span className={styles['where']}>
          {clock === '' ? '' : `${clock} · `}
          <b>{mark ?? STANDS[standing]}</b>
        </span>
      </button>
    </li>
  );
}

/** Presses on the chess clock next to each other: one line that opens. */
function Passes({ passes, choose }: Pick<LineProps, 'choose'> & { readonly passes: readonly TimelineItem[] }) {
  const { numbers, says } = passesInWords(passes);
  return (
    <li>
      <details>
        <summary className={styles['passes']}>
          {numbers} {says}
        </summary>
        <ol>
          {passes.map((entry) => (
            <Line key={entry.number} entry={entry} choose={choose} />
          ))}
        </ol>
      </details>
    </li>
  );
}
