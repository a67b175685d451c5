import type { Scoreboard as Board } from '@adjutant/views';
import { usePlayers, useRecord } from '../record.js';
import styles from './track.module.css';
import { trackOf, type TrackPart } from './track.js';

/** Rounds, turns and phases on one line; a turn that was played takes one to its first entry. */
export function Track({ clock }: { readonly clock: Board['clock'] }) {
  const { match, number, last } = useRecord();
  const ended = match.result !== null && number === last;
  return (
    <ol className={styles['track']} aria-label="Rounds and turns">
      {trackOf(match, clock, ended).map(({ round, parts, state }) => (
        <li key={round} data-state={state}>
          <span className={styles['round']} aria-hidden="true">
            {round === 0 ? '–' : round}
          </span>
          <span className={styles['turns']}>
            {parts.map((part, index) => (
              <Part key={index} round={round} part={part} />
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Part({ round, part }: { readonly round: number; readonly part: TrackPart }) {
  const { timeline, go } = useRecord();
  const players = usePlayers();
  const steps = part.phases.map(({ id }) => id);
  const first = timeline.find(
    (entry) =>
      entry.round === round &&
      (part.side === null ? entry.phase !== null && steps.includes(entry.phase) : entry.turn === part.side),
  );
  const now = part.phases.find((phase) => phase.state === 'now');
  const whose = part.side === null ? (part.phases[0]?.name ?? '') : `${players[part.side]}’s turn`;
  return (
    <button
      type="button"
      className={styles['turn']}
      data-side={part.side ?? undefined}
      data-state={part.state}
      disabled={first === undefined}
      aria-current={part.state === 'now' ? 'step' : undefined}
      aria-label={`${round === 0 ? 'Set-up' : `Round ${round}`}, ${whose}${now ? `, ${now.name}` : ''}`}
      style={{ flexGrow: part.phases.length }}
      onClick={() => first && go(first.number)}
    >
      <span aria-hidden="true">{part.side ?? '·'}</span>
      <span className={styles['phases']} aria-hidden="true">
        {part.phases.map((phase) => (
          <i key={phase.id} data-state={phase.state} title={phase.name} />
        ))}
      </span>
    </button>
  );
}
