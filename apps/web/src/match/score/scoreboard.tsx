import type { Side } from '@adjutant/rules';
import type { ReactNode } from 'react';
import type { Scoreboard as Board } from '@adjutant/views';
import { SideBadge } from '../../common/side-badge.js';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { humanised } from '../../common/words.js';
import { Why } from '../asking/why.js';
import { usePlayers, useRecord } from '../record.js';
import { Tag } from '../../parts/card.js';
import styles from './scoreboard.module.css';
import { Track } from './track-bar.js';
import { whatBecame } from './became.js';

type Players = ReturnType<typeof usePlayers>;
type Match = ReturnType<typeof useRecord>['match'];

const UNKNOWN = '–';
/** Points that officials gave or took stand in no category of the pack. */
const ADJUSTED = 'adjusted';

/** Both sides as they stood after the selected entry, with the track of the battle between them. */
export function Scoreboard() {
  const { match, step, number, last } = useRecord();
  const players = usePlayers();
  // Of an earlier moment nothing stands here until it is known: what stands now would tell the end.
  const board = step.step?.after ?? (number < last ? null : match.board);
  return (
    <section className={styles['board']} aria-label="Scoreboard">
      <SidePanel side="A" board={board} />
      <div className={styles['middle']}>
        <Track clock={board?.clock ?? null} />
        <p className={styles['where']}>
          <b>{board === null ? '…' : whereText(board, match.phases, players)}</b>
          <span className={styles['moment']} data-past={number < last || undefined}>
            {number < last ? `as it stood after entry ${number}` : whatBecame(match, players)}
          </span>
        </p>
      </div>
      <SidePanel side="B" board={board} />
    </section>
  );
}

function SidePanel({ side, board }: { readonly side: Side; readonly board: Board | null }) {
  const { match, number, last } = useRecord();
  const name = usePlayers()[side];
  const seat = match.seats[side];
  const won = number === last && match.result?.winner === side;
  return (
    <div className={styles['side']} data-side={side}>
      <div className={styles['who']}>
        <SideBadge side={side} />
        <b>{name}</b>
        {won ? <Tag>won</Tag> : null}
        {board?.clock && firstIn(match, board.clock.round) === side ? <Tag>first turn</Tag> : null}
        <small>{armyText(seat)}</small>
      </div>
      <dl className={styles['numbers']}>
        <div>
          <dd>
            <Why player={side} figure="vp" at={number} label={`VP of ${name}`}>
              {board?.vp[side] ?? UNKNOWN}
            </Why>
          </dd>
          <dt>VP</dt>
        </div>
        <div>
          <dd>
            <Why player={side} figure="cp" at={number} label={`CP of ${name}`}>
              {board?.cp[side] ?? UNKNOWN}
            </Why>
          </dd>
          <dt>CP</dt>
        </div>
      </dl>
      <ul className={styles['categories']}>
        {categoriesAt(match, board).map(({ id, name: category, cap }) => (
          <Category key={id} name={category} points={board?.score[side][id] ?? 0} cap={cap}>
            <Why player={side} figure={`vp:${id}`} at={number} label={`${category} of ${name}`}>
              {board === null ? UNKNOWN : (board.score[side][id] ?? 0)}
            </Why>
          </Category>
        ))}
      </ul>
    </div>
  );
}

/** Whoever begins a battle round, where that is decided anew for each; else whoever began the battle. */
function firstIn({ course, firstTurn }: Match, round: number): Side {
  const turns = course.find((one) => one.round === round)?.parts ?? [];
  return turns.find(({ turn }) => turn !== null)?.turn ?? firstTurn;
}

function categoriesAt({ categories }: Match, board: Board | null): Match['categories'] {
  const adjusted = board !== null && SIDES_OF_TABLE.some((side) => board.score[side][ADJUSTED] !== undefined);
  return adjusted ? categories : categories.filter(({ id }) => id !== ADJUSTED);
}

function armyText({ detachment, faction }: ReturnType<typeof useRecord>['match']['seats'][Side]): string {
  if (detachment === null) return faction ?? 'no roster yet';
  return detachment === 'core-only' ? `${faction ?? 'An army'}, core rules only` : humanised(detachment);
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

function whereText(
  board: Board,
  phases: readonly { readonly id: string; readonly name: string }[],
  players: Players,
): string {
  const { clock } = board;
  if (clock === null) return 'Before the battle';
  const phase = phases.find(({ id }) => id === clock.step)?.name ?? humanised(clock.step);
  const step = clock.part === undefined ? phase : `${phase}, ${humanised(clock.part)}`;
  const slot = clock.slot === undefined ? step : `${step}, unit ${clock.slot}`;
  return [
    clock.round === 0 ? 'Set-up' : `Round ${clock.round}`,
    ...(clock.turn === null ? [] : [`${players[clock.turn]}’s turn`]),
    slot,
  ].join(' · ');
}
