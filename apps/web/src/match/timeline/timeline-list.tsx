import type { TimelineItem } from '@adjutant/views';
import { lazy, memo, Suspense, useMemo, type ReactNode } from 'react';
import { SideBadge } from '../../common/side-badge.js';
import { STANDS } from '../../ending/stands.js';
import { SentenceOf } from '../sentence.js';
import { humanised } from '../../common/words.js';
import type { Movement } from '../ledger/accounts.js';
import { usePlayers, useRecord } from '../record.js';
import { folded, type Line } from './folded.js';
import { grouped } from './group.js';
import { inBlocks, MOST_WHOLE, Nearness, useDrawn } from './near.js';
import { movedInWords, movedText, refusedText, tagsOf, turnText } from './row-text.js';
import styles from './timeline.module.css';

const PassRun = lazy(async () => ({ default: (await import('./pass-run.js')).PassRun }));

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
  const names = useMemo(() => new Map(match.phases.map(({ id, name }) => [id, name])), [match.phases]);
  const near = useMemo(() => new Nearness(), []);
  const whole = entries.length <= MOST_WHOLE;
  const groups = useMemo(() => blocksOf(entries, folds, whole), [entries, folds, whole]);
  const shared = { moved, refused, players, near: whole ? null : near };
  return (
    <ol aria-label="Entries by turn and phase">
      {groups.map((group, index) => (
        <li key={index} className={styles['turn']}>
          <h2>
            <TurnName turn={group} players={players} />
          </h2>
          {group.phases.map(({ phase, blocks }, place) =>
            blocks.map((lines, block) => (
              <Block
                key={`${place}.${block}`}
                name={phase === null || block > 0 ? null : (names.get(phase) ?? humanised(phase))}
                lines={lines}
                selected={numberIn(lines, selected)}
                stop={numberIn(lines, stop)}
                {...shared}
              />
            )),
          )}
        </li>
      ))}
    </ol>
  );
}

function blocksOf(entries: Props['entries'], folds: boolean, whole: boolean) {
  return grouped(entries).map((turn) => ({
    ...turn,
    phases: turn.phases.map(({ phase, entries: here }) => ({ phase, blocks: inBlocks(linesOf(here, folds), whole) })),
  }));
}

type Players = ReturnType<typeof usePlayers>;

type Lines = readonly Line<TimelineItem>[];

interface BlockProps extends Pick<Props, 'moved' | 'refused' | 'stop'> {
  readonly name: string | null;
  readonly lines: Lines;
  /** Null where it is none of these. */
  readonly selected: number | null;
  readonly players: Players;
  /** Null: the list is short, and all of it is drawn. */
  readonly near: Nearness | null;
}

/**
 * As much of a phase as is drawn at once. Whoever steps through a long record has none drawn anew but the one that is left and the
 * one that is come to; what is far from what is shown is not drawn at all.
 */
const Block = memo(function Block({ name, lines, selected, stop, moved, refused, players, near }: BlockProps) {
  const { block, drawn, height } = useDrawn(near, selected !== null || stop !== null, lines.length);
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
  const heading = name === null ? null : <h3>{name}</h3>;
  if (!drawn)
    return (
      <section ref={block} className={styles['phase']} style={{ height }} data-far="">
        {heading}
        <p className={styles['far']}>{numbersOf(lines)}</p>
      </section>
    );
  return (
    <section ref={block} className={styles['phase']}>
      {heading}
      <ol>
        {lines.map((line) =>
          line.is === 'entry' ? (
            row(line.entry)
          ) : (
            <Suspense key={line.passes[0]?.number} fallback={line.passes.map(row)}>
              <PassRun passes={line.passes} stop={stop}>
                {line.passes.map(row)}
              </PassRun>
            </Suspense>
          ),
        )}
      </ol>
    </section>
  );
}, isSameBlock);

/** The entries of a phase are cut out anew whenever the record is: the same entries are the same block. */
function isSameBlock(one: BlockProps, other: BlockProps): boolean {
  const { lines, ...rest } = one;
  const { lines: others, ...otherRest } = other;
  const names = Object.keys(rest) as (keyof typeof rest)[];
  return names.every((name) => rest[name] === otherRest[name]) && (lines === others || areSameLines(lines, others));
}

function areSameLines(lines: Lines, others: Lines): boolean {
  if (lines.length !== others.length) return false;
  const [entries, otherEntries] = [lines.flatMap(entriesOf), others.flatMap(entriesOf)];
  return entries.length === otherEntries.length && entries.every((entry, index) => entry === otherEntries[index]);
}

const entriesOf = (line: Line<TimelineItem>): readonly TimelineItem[] =>
  line.is === 'entry' ? [line.entry] : line.passes;

/** Entries stand in the order of their numbers. */
function numberIn(lines: Lines, number: number | null): number | null {
  return number !== null && lines.some((line) => entriesOf(line).some((entry) => entry.number === number))
    ? number
    : null;
}

function numbersOf(lines: Lines): string {
  const numbers = lines.flatMap(entriesOf).map(({ number }) => number);
  return `Entries ${numbers[0]}–${numbers.at(-1)}`;
}

function linesOf(entries: readonly TimelineItem[], folds: boolean): Lines {
  return folds ? folded(entries) : entries.map((entry) => ({ is: 'entry', entry }));
}

interface TurnNameProps {
  readonly turn: Pick<TimelineItem, 'round' | 'turn'>;
  readonly players: Players;
}

function TurnName({ turn, players }: TurnNameProps) {
  const { name, of, whose } = turnText(turn, players);
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
