import type { TimelineItem } from '@adjutant/views';
import { memo, useMemo, type ReactNode } from 'react';
import { SideBadge } from '../../common/side-badge.js';
import { STANDS } from '../../ending/stands.js';
import { SentenceOf } from '../sentence.js';
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
  const { A, B } = usePlayers();
  const players = useMemo(() => ({ A, B }), [A, B]);
  const groups = useMemo(() => grouped(entries), [entries]);
  const names = useMemo(() => new Map(match.phases.map(({ id, name }) => [id, name])), [match.phases]);
  const shared = { moved, refused, players, folds };
  return (
    <ol aria-label="Entries by turn and phase">
      {groups.map((group, index) => (
        <li key={index} className={styles['turn']}>
          <h2>
            <TurnName group={group} players={players} />
          </h2>
          {group.phases.map(({ phase, entries: here }, place) => (
            <Phase
              key={place}
              name={phase === null ? null : (names.get(phase) ?? humanised(phase))}
              entries={here}
              selected={numberIn(here, selected)}
              stop={numberIn(here, stop)}
              {...shared}
            />
          ))}
        </li>
      ))}
    </ol>
  );
}

type Players = ReturnType<typeof usePlayers>;

interface PhaseProps extends Pick<Props, 'moved' | 'refused' | 'stop' | 'folds'> {
  readonly name: string | null;
  readonly entries: readonly TimelineItem[];
  /** Null where it is none of these. */
  readonly selected: number | null;
  readonly players: Players;
}

/** Whoever steps through a long record has no phase drawn anew but the one that is left and the one that is come to. */
const Phase = memo(function Phase({ name, entries, selected, stop, moved, refused, players, folds }: PhaseProps) {
  const row = (entry: TimelineItem): ReactNode => (
    <Row
      key={entry.number}
      entry={entry}
      moved={moved.get(entry.number) ?? null}
      refused={refused.get(entry.number) ?? 0}
      selected={entry.number === selected}
      stop={entry.number === stop}
      players={players}
    />
  );
  return (
    <section className={styles['phase']}>
      {name === null ? null : <h3>{name}</h3>}
      <ol>
        {linesOf(entries, folds).map((line) =>
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
  );
}, isSamePhase);

/** The entries of a phase are cut out anew whenever the record is: the same entries are the same phase. */
function isSamePhase(one: PhaseProps, other: PhaseProps): boolean {
  const { entries, ...rest } = one;
  const { entries: others, ...otherRest } = other;
  const names = Object.keys(rest) as (keyof typeof rest)[];
  return (
    names.every((name) => rest[name] === otherRest[name]) &&
    entries.length === others.length &&
    entries.every((entry, index) => entry === others[index])
  );
}

/** Entries stand in the order of their numbers. */
function numberIn(entries: readonly TimelineItem[], number: number | null): number | null {
  const [first, last] = [entries[0], entries.at(-1)];
  return number !== null && first && last && first.number <= number && number <= last.number ? number : null;
}

function linesOf(entries: readonly TimelineItem[], folds: boolean): ReturnType<typeof folded<TimelineItem>> {
  return folds ? folded(entries) : entries.map((entry) => ({ is: 'entry', entry }));
}

function TurnName({ group, players }: { readonly group: TurnGroup<TimelineItem>; readonly players: Players }) {
  const { name, of, whose } = turnText(group, players);
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
  readonly players: Players;
}

const Row = memo(function Row({ entry, moved, refused, selected, stop, players }: RowProps) {
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
          <SentenceOf text={entry.text} players={players} />
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
