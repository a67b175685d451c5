import type { Side } from '@adjutant/rules';
import type { LedgerAnswer } from '@adjutant/views';
import { SideHead } from '../../parts/desk.js';
import { usePlayers, useRecord } from '../record.js';
import { cpOf, pointsOf } from './points.js';
import figures from './figures.module.css';
import styles from './summary.module.css';

/** What one player scored by category and round, and where their command points went. */
export function SidePoints({ side, ledger }: { readonly side: Side; readonly ledger: LedgerAnswer }) {
  const { match } = useRecord();
  const name = usePlayers()[side];
  const { rounds, rows } = pointsOf(ledger, match, side);
  const { gained, spent, left } = cpOf(ledger, side);
  return (
    <section aria-label={`Points of ${name}`} className={styles['points']}>
      <SideHead side={side} name={name}>
        {match.board.vp[side]} VP
      </SideHead>
      <table className={figures['figures']}>
        <thead>
          <tr>
            <th scope="col">Victory points</th>
            {rounds.map((round) => (
              <th key={round} scope="col" aria-label={round === 0 ? 'Outside of any round' : `Round ${round}`}>
                {round === 0 ? '–' : round}
              </th>
            ))}
            <th scope="col">All</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name: category, byRound, total }) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {byRound.map((points, index) => (
                <td key={index}>{points}</td>
              ))}
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['cp']}>
        Command points: {gained} gained, {spent} spent, <b>{left} left</b>.
      </p>
    </section>
  );
}
