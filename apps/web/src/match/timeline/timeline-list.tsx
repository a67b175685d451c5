import { memo, useMemo } from 'react';
import type { TimelineItem } from '../../api/types.js';
import { SideBadge } from '../../common/side-badge.js';
import { Sentence } from '../../common/sentence.js';
import { humanised, signed } from '../../common/words.js';
import type { Movement } from '../ledger/accounts.js';
import { useRecord } from '../record.js';
import { grouped, type TurnGroup } from './group.js';
import styles from './timeline.module.css';

interface Props {
  readonly entries: readonly TimelineItem[];
  readonly moved: ReadonlyMap<number, readonly Movement[]>;
  readonly refused: ReadonlyMap<number, number>;
  readonly selected: number;
}

export function TimelineList({ entries, moved, refused, selected }: Props) {
  const { match } = useRecord();
  const groups = useMemo(() => grouped(entries), [entries]);
  const names = useMemo(() => new Map(match.phases.map(({ id, name }) => [id, name])), [match.phases]);
  return (
    <ol className={styles['turns']} aria-label="Entries by turn and phase">
      {groups.map((group, index) => (
        <li key={index} className={styles['turn']}>
          <h3>{turnName(group)}</h3>
          {group.phases.map((phase, place) => (
            <section key={place} className={styles['phase']}>
              {phase.phase === null ? null : <h4>{names.get(phase.phase) ?? humanised(phase.phase)}</h4>}
              <ol>
                {phase.entries.map((entry) => (
                  <Row
                    key={entry.number}
                    entry={entry}
                    moved={moved.get(entry.number) ?? null}
                    refused={refused.get(entry.number) ?? 0}
                    selected={entry.number === selected}
                  />
                ))}
              </ol>
            </section>
          ))}
        </li>
      ))}
    </ol>
  );
}

function turnName({ round, turn }: TurnGroup<TimelineItem>) {
  if (round === null) return 'Before the battle';
  const name = round === 0 ? 'Set-up' : `Round ${round}`;
  if (turn !== 'A' && turn !== 'B') return name;
  return (
    <>
      {name} <SideBadge side={turn} /> <span className="sr-only">’s turn</span>
    </>
  );
}

interface RowProps {
  readonly entry: TimelineItem;
  readonly moved: readonly Movement[] | null;
  readonly refused: number;
  readonly selected: boolean;
}

const Row = memo(function Row({ entry, moved, refused, selected }: RowProps) {
  return (
    <li>
      <a
        href={`?step=${entry.number}`}
        data-entry={entry.number}
        data-mark={entry.mark ?? undefined}
        className={styles['row']}
        aria-current={selected ? 'step' : undefined}
      >
        <span className={styles['number']}>{entry.number}</span>
        <span className={styles['text']}>
          <Sentence text={entry.text} />
          {entry.mark === null ? null : <em className={styles['tag']}>{entry.mark}</em>}
          {entry.overridden === null ? null : <em className={styles['tag']}>judge let it stand</em>}
          {entry.doubts === undefined ? null : (
            <em className={styles['tag']} title={entry.doubts.join('\n')}>
              in doubt
            </em>
          )}
          {refused === 0 ? null : <em className={styles['refused']}>then {refused} refused</em>}
        </span>
        {moved === null ? null : (
          <span className={styles['moved']}>
            {moved.map((one, index) => (
              <span key={index} data-side={one.player}>
                {one.player} {signed(one.credited)} {one.unit}
              </span>
            ))}
          </span>
        )}
      </a>
    </li>
  );
});
