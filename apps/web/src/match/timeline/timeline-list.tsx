import type { TimelineItem } from '@adjutant/views';
import { memo, useMemo, type ReactNode } from 'react';
import { SideBadge } from '../../common/side-badge.js';
import { STANDS } from '../../ending/stands.js';
import { Sentence } from '../sentence.js';
import { humanised } from '../../common/words.js';
import type { Movement } from '../ledger/accounts.js';
import { usePlayers, useRecord } from '../record.js';
import { grouped, type TurnGroup } from './group.js';
import { folded } from './passes.js';
import { PassRun } from './pass-run.js';
import { movedInWords, movedText, refusedText, tagsOf, turnText } from './row-text.js';
import styles from './timeline.module.css';

interface Props {
  readonly entries: readonly TimelineItem[];
  readonly moved: ReadonlyMap<number, readonly Movement[]>;
  readonly refused: ReadonlyMap<number, number>;
  readonly selected: number;
  /** At which of them the Tab key stops: the arrows go on from there. */
  readonly stop: number | null;
  /** Whether presses on the chess clock are told in one line: not where somebody looks for something. */
  readonly folds: boolean;
}

export function TimelineList({ entries, moved, refused, selected, stop, folds }: Props) {
  const { match } = useRecord();
  const groups = useMemo(() => grouped(entries), [entries]);
  const names = useMemo(() => new Map(match.phases.map(({ id, name }) => [id, name])), [match.phases]);
  const row = (entry: TimelineItem): ReactNode => (
    <Row
      key={entry.number}
      entry={entry}
      moved={moved.get(entry.number) ?? null}
      refused={refused.get(entry.number) ?? 0}
      selected={entry.number === selected}
      stop={entry.number === stop}
    />
  );
  return (
    <ol aria-label="Entries by turn and phase">
      {groups.map((group, index) => (
        <li key={index} className={styles['turn']}>
          <h2>
            <TurnName {...group} />
          </h2>
          {group.phases.map((phase, place) => (
            <section key={place} className={styles['phase']}>
              {phase.phase === null ? null : <h3>{names.get(phase.phase) ?? humanised(phase.phase)}</h3>}
              <ol>
                {linesOf(phase.entries, folds).map((line) =>
                  line.is === 'entry' ? (
                    row(line.entry)
                  ) : (
                    <PassRun key={line.passes[0]?.number} passes={line.passes} stop={stop}>
                      {line.passes.map(row)}
                    </PassRun>
                  ),
                )}
              </ol>
            </section>
          ))}
        </li>
      ))}
    </ol>
  );
}

function linesOf(entries: readonly TimelineItem[], folds: boolean): ReturnType<typeof folded<TimelineItem>> {
  return folds ? folded(entries) : entries.map((entry) => ({ is: 'entry', entry }));
}

function TurnName(group: TurnGroup<TimelineItem>) {
  const { name, of, whose } = turnText(group, usePlayers());
  if (of === null) return name;
  return (
    <>
      {name} · <SideBadge side={of} /> {whose}
    </>
  );
}

interface RowProps {
  readonly entry: TimelineItem;
  readonly moved: readonly Movement[] | null;
  readonly refused: number;
  readonly selected: boolean;
  readonly stop: boolean;
}

const Row = memo(function Row({ entry, moved, refused, selected, stop }: RowProps) {
  const players = usePlayers();
  return (
    <li>
      <a
        href={`?step=${entry.number}`}
        data-entry={entry.number}
        data-mark={entry.mark ?? undefined}
        className={styles['row']}
        tabIndex={stop ? 0 : -1}
        aria-current={selected ? 'step' : undefined}
      >
        <span className={styles['number']}>{entry.number}</span>
        <span className={styles['text']}>
          <Sentence text={entry.text} />
          {tagsOf(entry).map(({ says, because }) => (
            <em key={says} className={styles['tag']} title={because}>
              {says}
            </em>
          ))}
          {entry.standing === 'recorded' ? null : <em className={styles['stands']}>{STANDS[entry.standing]}</em>}
          {refused === 0 ? null : <em className={styles['refused']}>{refusedText(refused)}</em>}
        </span>
        {moved === null ? null : (
          <span className={styles['moved']}>
            {moved.map((one, index) => (
              <span key={index} data-side={one.player} title={movedInWords(one, players)}>
                {movedText(one)}
              </span>
            ))}
          </span>
        )}
      </a>
    </li>
  );
});
