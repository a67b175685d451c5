import type { BracketAnswer, BracketMatchView, BracketSeat } from '@adjutant/tournament';
import { useBracket } from '../../api/tournaments.js';
import { useTitle } from '../../app/title.js';
import { Link, useParams } from '../../app/ways.js';
import { Loading } from '../../common/loading.js';
import { Trouble } from '../../common/trouble.js';
import { PageBody, PageHead } from '../../parts/page.js';
import { Strip } from '../../parts/strip.js';
import { SAYS, resultText, stateOf } from '../floor/table-state.js';
import styles from './bracket.module.css';

/** Who meets whom on the way to the final: a column for each round, with empty places for what is still to come. */
export default function BracketPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useBracket(id);
  useTitle('Bracket');
  if (error && !data) return <Trouble title="The bracket cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the bracket" />;
  const named = (player: string): string => data.names[player] ?? player;
  return (
    <PageBody width="wide">
      <PageHead title="Bracket">
        <Link to={`/tournaments/${encodeURIComponent(id)}`}>The event</Link>
      </PageHead>
      {data.winner === null ? null : (
        <Strip tone="good">
          <b>{named(data.winner)}</b> has won.
        </Strip>
      )}
      <div className={styles['columns']} tabIndex={0} role="region" aria-label="Rounds of the bracket">
        {data.rounds.map((round) => (
          <Column key={round.round} {...{ round, named }} />
        ))}
      </div>
    </PageBody>
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
