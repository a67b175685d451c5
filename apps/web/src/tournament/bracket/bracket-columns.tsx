import type { BracketAnswer, BracketMatchView, BracketSeat } from '@adjutant/tournament';
import { Strip } from '../../parts/strip.js';
import { SAYS, resultText, stateOf } from '../floor/table-state.js';
import styles from './bracket.module.css';

/** A column for each round of a bracket, with who has won it. */
export function BracketColumns({ bracket: { names, rounds, winner } }: { readonly bracket: BracketAnswer }) {
  const named = (player: string): string => names[player] ?? player;
  return (
    <>
      {winner === null ? null : (
        <Strip tone="good">
          <b>{named(winner)}</b> has won.
        </Strip>
      )}
      <div className={styles['columns']} tabIndex={0} role="region" aria-label="Rounds of the bracket">
        {rounds.map((round) => (
          <Column key={round.round} {...{ round, named }} />
        ))}
      </div>
    </>
  );
}

interface ColumnProps {
  readonly round: BracketAnswer['rounds'][number];
  readonly named: (player: string) => string;
}

function Column({ round: { round, name, matches }, named }: ColumnProps) {
  return (
    <section className={styles['column']} aria-label={`${name}, round ${round}`}>
      <h2>{name}</h2>
      <ol className={styles['matches']}>
        {matches.map((match) => (
          <Match key={match.match} {...{ match, named }} />
        ))}
      </ol>
    </section>
  );
}

/** The sentence is for whoever does not see the lines; the lines are for everybody else. */
function Match({ match, named }: { readonly match: BracketMatchView; readonly named: ColumnProps['named'] }) {
  const { seats, winner, table, says } = match;
  const came = table === null ? '' : resultText(table, named);
  return (
    <li className={styles['match']}>
      <p className="sr-only">
        {says} {came}
      </p>
      <div aria-hidden="true">
        {seats.map((seat, at) => (
          <Seat key={at} {...{ seat, named }} wins={winner !== null && seat.player === winner} />
        ))}
        <small>
          {table === null ? `Match ${match.match}` : `Table ${table.table} ${SAYS[stateOf(table)].shape} ${came}`}
        </small>
      </div>
    </li>
  );
}

interface SeatProps {
  readonly seat: BracketSeat;
  readonly named: ColumnProps['named'];
  readonly wins: boolean;
}

function Seat({ seat: { player, seed, winnerOf, bye }, named, wins }: SeatProps) {
  const says = player !== null ? named(player) : bye ? 'bye' : winnerOf === null ? '–' : `winner of match ${winnerOf}`;
  return (
    <p className={styles['seat']} data-wins={wins} data-known={player !== null}>
      <span>{seed ?? ''}</span>
      <span>{says}</span>
      <span>{wins ? '✓' : ''}</span>
    </p>
  );
}
