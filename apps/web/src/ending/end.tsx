import type { Now } from '@adjutant/table';
import type { MatchView } from '@adjutant/views';
import { SIDES_OF_TABLE } from '../common/sides.js';
import { useTimeline } from '../match/match-queries.js';
import type { AtTable } from './at-table.js';
import { DisputeResult } from './dispute-result.js';
import { endOf } from './end-of.js';
import styles from './ending.module.css';
import { Rematch } from './rematch-button.js';
import { resultRows } from './result-words.js';
import { Share } from './share.js';

interface Props {
  readonly at: AtTable;
  readonly match: MatchView;
  readonly now: Now;
}

const STATES: { readonly [state in NonNullable<MatchView['resultState']>]: string } = {
  reported: 'Reported: both players still confirm it, or dispute it.',
  confirmed: 'Both players have confirmed it.',
  disputed: 'A judge is called about it: it may still change.',
  overridden: 'A ruling has changed it since both confirmed.',
  decided: 'Officials have decided it.',
};

/** How the match came out, and what comes after it. */
export default function End({ at, match, now }: Props) {
  const { resultText, resultState } = match;
  const end = endOf(useTimeline(at.id).data ?? []);
  if (resultText === null || resultState === null) return null;
  return (
    <section className={styles['agree']} aria-label="The result">
      <h2>{resultText}</h2>
      <p>{STATES[resultState]}</p>
      <ByCategory at={at} match={match} />
      {now.agree === null || end === undefined ? null : <DisputeResult at={at} entry={end} />}
      <Rematch at={at} last={now.revision} />
      <Share match={match} players={at.players} />
    </section>
  );
}

function ByCategory({ at: { players }, match }: Pick<Props, 'at' | 'match'>) {
  return (
    <table className={styles['points']}>
      <thead>
        <tr>
          <th scope="col">Victory points</th>
          {SIDES_OF_TABLE.map((side) => (
            <th key={side} scope="col">
              {players[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {resultRows(match).map(({ name, A, B }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{A}</td>
            <td>{B}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
