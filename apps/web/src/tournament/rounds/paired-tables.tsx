import type { PairingsAnswer, RoundOfEvent } from '@adjutant/tournament';
import { Tag } from '../../parts/card.js';
import { Nothing } from '../../parts/list.js';
import { ShowMore } from '../show-more.js';
import { usePortion } from '../use-portion.js';
import { useEventPage } from '../use-tournament-page.js';
import styles from './rounds.module.css';
import { GRAVITY, warningSays, type Warning } from './warned.js';
import { WhyButton } from './why-button.js';

interface Props {
  readonly round: RoundOfEvent;
  readonly question: string;
  readonly chosen: readonly string[];
  readonly warnings: readonly Warning[];
  /** Null: nothing can be changed. */
  readonly toggle: ((player: string) => void) | null;
  readonly pairings: PairingsAnswer | undefined;
}

/** Tables and byes of a draft; two players who are chosen change places. */
export function PairedTables({ round, question, chosen, warnings, toggle, pairings }: Props) {
  const { named } = useEventPage();
  const words = question.toLowerCase().split(/\s+/);
  const found = round.tables.filter(({ table, A, B }) => {
    const text = `table ${table} ${named(A)} ${named(B)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const { shown, left, more } = usePortion(found, 100, question);
  const says = new Map(pairings?.tables.map((one) => [one.table, one.says]));
  const player = (id: string) => (
    <button
      type="button"
      className={styles['player']}
      aria-pressed={toggle === null ? undefined : chosen.includes(id)}
      disabled={toggle === null}
      onClick={() => toggle?.(id)}
    >
      {named(id)}
    </button>
  );
  return (
    <>
      {found.length === 0 && round.tables.length > 0 ? <Nothing>No table fits.</Nothing> : null}
      <ul className={styles['tables']} aria-label="Tables of the draft">
        {shown.map(({ table, A, B }) => (
          <li key={table}>
            <span className={styles['number']}>Table {table}</span>
            {player(A)}
            {player(B)}
            <WhyButton what={`table ${table}`} says={says.get(table)} />
            {warnings
              .filter((one) => one.table === table)
              .map((one) => (
                <span key={one.about} className={styles['warned']}>
                  <Tag tone={GRAVITY[one.gravity][0]}>{GRAVITY[one.gravity][1]}</Tag> {warningSays(one, named)}
                </span>
              ))}
          </li>
        ))}
        {question === ''
          ? round.byes.map((bye) => (
              <li key={bye.player}>
                <span className={styles['number']}>Bye</span>
                {player(bye.player)}
                <span>{bye.kind === 'pairing' ? 'The number is odd.' : `${bye.kind} points`}</span>
                <WhyButton
                  what={`the bye of ${named(bye.player)}`}
                  says={pairings?.byes.find((one) => one.player === bye.player)?.says}
                />
              </li>
            ))
          : null}
      </ul>
      <ShowMore {...{ left, more }} />
    </>
  );
}
