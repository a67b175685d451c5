import type { Side } from '@adjutant/rules';
import type { ReactNode } from 'react';
import type { Scoreboard as Board } from '@adjutant/views';
import { SideBadge } from '../../common/side-badge.js';
import { humanised } from '../../common/words.js';
import { Why } from '../asking/why.js';
import { useRecord } from '../record.js';
import styles from './scoreboard.module.css';
import { Track } from './track-bar.js';

/** Both sides as they stood after the selected entry, with the track of the battle between them. */
export function Scoreboard() {
  const { match, step, number, last } = useRecord();
  const board = step.step?.after ?? match.board;
  return (
    <section className={styles['board']} aria-label="Scoreboard">
      <SidePanel side="A" board={board} />
      <div className={styles['middle']}>
        <Track board={board} />
        <p className={styles['where']}>
          <b>{whereText(board, match.phases)}</b>
          <span className={styles['moment']} data-past={number < last || undefined}>
            {number < last ? `as it stood after entry ${number}` : whatBecame(match)}
          </span>
        </p>
      </div>
      <SidePanel side="B" board={board} />
    </section>
  );
}

function SidePanel({ side, board }: { readonly side: Side; readonly board: Board }) {
  const { match, named, number } = useRecord();
  const seat = match.seats[side];
  const won = match.result?.winner === side;
  return (
    <div className={styles['side']} data-side={side}>
      <div className={styles['who']}>
        <SideBadge side={side} />
        <b>{named(seat.player)}</b>
        {won ? <span className={styles['tag']}>won</span> : null}
        {match.firstTurn === side && board.clock !== null ? <span className={styles['tag']}>first turn</span> : null}
        <small>{armyText(seat)}</small>
      </div>
      <dl className={styles['numbers']}>
        <div>
          <dd>
            <Why player={side} figure="vp" at={number} label={`VP of ${side}`}>
              {board.vp[side]}
            </Why>
          </dd>
          <dt>VP</dt>
        </div>
        <div>
          <dd>
            <Why player={side} figure="cp" at={number} label={`CP of ${side}`}>
              {board.cp[side]}
            </Why>
          </dd>
          <dt>CP</dt>
        </div>
      </dl>
      <ul className={styles['categories']}>
        {match.categories.map(({ id, name, cap }) => (
          <Category key={id} name={name} points={board.score[side][id] ?? 0} cap={cap}>
            <Why player={side} figure={`vp:${id}`} at={number} label={`${name} of ${side}`}>
              {board.score[side][id] ?? 0}
            </Why>
          </Category>
        ))}
      </ul>
    </div>
  );
}

function armyText({ detachment, faction }: ReturnType<typeof useRecord>['match']['seats'][Side]): string {
  return detachment === null ? (faction ?? 'no roster yet') : humanised(detachment);
}

function Category({
  name,
  points,
  cap,
  children,
}: {
  readonly name: string;
  readonly points: number;
  readonly cap?: number | undefined;
  readonly children: ReactNode;
}) {
  const share = cap !== undefined && cap > 0 ? Math.min(100, (points / cap) * 100) : 0;
  return (
    <li>
      <span className={styles['name']} title={name}>
        {name.replace(/ missions?$/i, '')}
      </span>
      <span className={styles['points']}>
        {children}
        {cap === undefined ? null : <small>/{cap}</small>}
      </span>
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </span>
    </li>
  );
}

function whereText(board: Board, phases: readonly { readonly id: string; readonly name: string }[]): string {
  const { clock } = board;
  if (clock === null) return 'Before the battle';
  const phase = phases.find(({ id }) => id === clock.step)?.name ?? humanised(clock.step);
  const step = clock.part === undefined ? phase : `${phase}, ${humanised(clock.part)}`;
  const slot = clock.slot === undefined ? step : `${step}, unit ${clock.slot}`;
  return [
    clock.round === 0 ? 'Set-up' : `Round ${clock.round}`,
    ...(clock.turn === null ? [] : [`${clock.turn}’s turn`]),
    slot,
  ].join(' · ');
}

function whatBecame(match: ReturnType<typeof useRecord>['match']): string {
  const { resultText, status, confirmedBy, enteredFor, voided } = match;
  if (voided !== null) return 'void';
  if (resultText === null) return status === 'opened' ? 'not started' : 'now';
  return `${resultText}; ${confirmedWords(confirmedBy, enteredFor)}`;
}

/** Who has confirmed a result, apart from those for whom somebody entered that. */
function confirmedWords(
  sides: readonly Side[],
  enteredFor: ReturnType<typeof useRecord>['match']['enteredFor'],
): string {
  const said = sides.filter((side) => !enteredFor[side]);
  const entered = sides.filter((side) => enteredFor[side]);
  if (sides.length === 0) return 'not confirmed';
  const by = [...new Set(entered.flatMap((side) => enteredFor[side]?.role.replace('-', ' ') ?? []))].join(' and ');
  const whom = entered.length === 2 ? 'both' : entered.join('');
  return [
    ...(said.length === 0 ? [] : [`confirmed by ${said.join(' and ')}`]),
    ...(entered.length === 0 ? [] : [`entered for ${whom} by ${by}`]),
  ].join(', ');
}
