import type { Side } from '@adjutant/rules';
import type { ChessClockView } from '@adjutant/views';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { Acting } from '../acting/acting.js';
import { opposite, SIDES_OF_TABLE } from '../common/sides.js';
import styles from './chess-clock.module.css';
import { inMinutes } from './in-minutes.js';
import { leftOf, neutralSays, pressesFor, refusalOf } from './says.js';
import { usePressing, useRunningClock } from './use-clock.js';

interface Props {
  readonly id: string;
  readonly players: { readonly [side in Side]: string };
  readonly acting: Acting;
  /** Where both press on one device, whoever’s time runs is who passes it. */
  readonly actingFor: (side: Side) => Acting;
}

/** A thumb that bounces has pressed once. */
const BOUNCE_MS = 500;

/** Two clocks of which one runs: a press on the one that runs passes the time to the other. */
export default function ChessClock({ id, players, acting, actingFor }: Props) {
  const running = useRunningClock(id);
  const pressing = usePressing(id, acting);
  const whose = running?.view.runs;
  const passing = usePressing(id, whose === 'A' || whose === 'B' ? actingFor(whose) : acting);
  const last = useRef(-Infinity);
  if (running === undefined || running.view.terms === null) return null;
  const { view, since } = running;
  const { runs } = view;
  const presses = pressesFor(view, acting.judges);
  const pass = (to: Side | 'neutral'): void => {
    if (performance.now() - last.current < BOUNCE_MS) return;
    last.current = performance.now();
    (to === 'neutral' ? pressing : passing).mutate({ type: 'PassTime', data: { to } });
  };
  const error = passing.error ?? pressing.error;
  const refused = new Set(presses.flatMap(({ no }) => no ?? []));
  return (
    <section className={styles['clock']} aria-label="Chess clock">
      {SIDES_OF_TABLE.map((side) => {
        const goal = runs === side ? opposite(side) : side;
        const left = leftOf(view, side, since);
        const isOther = runs !== side && (runs === 'A' || runs === 'B');
        const closed = isOther || refusalOf(presses, 'PassTime', goal) !== undefined;
        return (
          <button
            key={side}
            type="button"
            data-side={side}
            data-runs={runs === side || undefined}
            data-out={left <= 0 || undefined}
            aria-disabled={closed}
            onClick={() => (closed ? undefined : pass(goal))}
          >
            <span>{players[side]}</span>
            <b data-left={Math.round(left)}>{inMinutes(left)}</b>
            <span>{sideSays(view, { side, left, closed })}</span>
          </button>
        );
      })}
      <div className={styles['more']}>
        {neutralSays(view) === '' ? null : <p>{neutralSays(view)}</p>}
        {runs === null || refusalOf(presses, 'PauseTime') !== undefined ? null : (
          <Button variant="default" size="md" onClick={() => pressing.mutate({ type: 'PauseTime', data: {} })}>
            Pause the clock
          </Button>
        )}
        {runs === 'neutral' || refusalOf(presses, 'PassTime', 'neutral') !== undefined ? null : (
          <Button variant="default" size="md" onClick={() => pass('neutral')}>
            Neutral time
          </Button>
        )}
        {[...refused].map((no) => (
          <p key={no}>{no}</p>
        ))}
      </div>
      {error ? (
        <p role="alert" className={styles['refused']}>
          {error.message}
        </p>
      ) : null}
    </section>
  );
}

interface OfSide {
  readonly side: Side;
  readonly left: number;
  readonly closed: boolean;
}

function sideSays({ runs, says }: ChessClockView, { side, left, closed }: OfSide): string {
  const out = left <= 0 ? [`Out of time${says === undefined ? '.' : `: ${says}`}`] : [];
  const what = runs === side ? 'It runs: press to pass' : closed ? [] : 'Press to run';
  return [...out, ...[what].flat()].join(' ');
}
