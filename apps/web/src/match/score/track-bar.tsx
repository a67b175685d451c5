import type { Scoreboard as Board } from '@adjutant/views';
import { useRecord } from '../record.js';
import styles from './track.module.css';
import { trackOf, type TrackTurn } from './track.js';

/** Rounds, turns and phases on one line; a turn that was played takes one to its first entry. */
export function Track({ board }: { readonly board: Board }) {
  const { match, number, last } = useRecord();
  const ended = match.result !== null && number === last;
  return (
    <ol className={styles['track']} aria-label="Rounds and turns">
      {trackOf(match, board.clock, ended).map(({ round, turns, state }) => (
        <li key={round} data-state={state}>
          <span className={styles['round']} aria-hidden="true">
            {round}
          </span>
          <span className={styles['turns']}>
            {turns.map((turn) => (
              <Turn key={turn.side} round={round} turn={turn} />
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Turn({ round, turn }: { readonly round: number; readonly turn: TrackTurn }) {
  const { timeline, go } = useRecord();
  const first = timeline.find((entry) => entry.round === round && entry.turn === turn.side);
  const now = turn.phases.find((phase) => phase.state === 'now');
  return (
    <button
      type="button"
      className={styles['turn']}
      data-side={turn.side}
      data-state={turn.state}
      disabled={first === undefined}
      aria-current={turn.state === 'now' ? 'step' : undefined}
      aria-label={`Round ${round}, ${turn.side}’s turn${now ? `, ${now.name}` : ''}`}
      onClick={() => first && go(first.number)}
    >
      <span aria-hidden="true">{turn.side}</span>
      <span className={styles['phases']} aria-hidden="true">
        {turn.phases.map((phase) => (
          <i key={phase.id} data-state={phase.state} title={phase.name} />
        ))}
      </span>
    </button>
  );
}
