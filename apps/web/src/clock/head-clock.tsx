import type { Side } from '@adjutant/rules';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Acting } from '../acting/acting.js';
import { SideBadge } from '../common/side-badge.js';
import { SIDES_OF_TABLE } from '../common/sides.js';
import { lateDialog } from '../parts/late.js';
import styles from './head-clock.module.css';
import { inMinutes } from './in-minutes.js';
import { leftOf, neutralSays, pressesFor, refusalOf } from './says.js';
import { usePressing, useRunningClock } from './use-clock.js';

const GiveTimeDialog = lateDialog(() => import('./give-time-dialog.js'));

interface Props {
  readonly id: string;
  readonly players: { readonly [side in Side]: string };
  readonly acting: Acting | null;
}

/** The chess clock in one line, for whoever reads a match; judges let it stand and go on, and give time. */
export default function HeadClock({ id, players, acting }: Props) {
  const running = useRunningClock(id);
  const pressing = usePressing(id, acting);
  const [giving, { open, close }] = useDisclosure(false);
  if (running === undefined || running.view.terms === null) return null;
  const { view, since } = running;
  const judge = acting?.judges === true ? acting : null;
  const presses = pressesFor(view, true);
  const can = (type: 'PauseTime' | 'PassTime', to?: Side): boolean =>
    judge !== null && refusalOf(presses, type, to) === undefined;
  return (
    <section className={styles['clock']} aria-label="Chess clock">
      <h2>Chess clock</h2>
      {SIDES_OF_TABLE.map((side) => {
        const left = leftOf(view, side, since);
        return (
          <p key={side} data-side={side} data-runs={view.runs === side || undefined} data-out={left <= 0 || undefined}>
            <SideBadge side={side} /> <span>{players[side]}</span> <b data-left={Math.round(left)}>{inMinutes(left)}</b>
            <span className={styles['says']}>
              {left <= 0 ? ' out of time' : ''}
              {view.runs === side ? (left <= 0 ? ', runs' : ' runs') : ''}
            </span>
          </p>
        );
      })}
      <p className={styles['says']}>{neutralSays(view)}</p>
      {view.runs !== null && can('PauseTime') ? (
        <Button size="compact-sm" variant="default" onClick={() => pressing.mutate({ type: 'PauseTime', data: {} })}>
          Pause the clock
        </Button>
      ) : null}
      {(view.runs === null ? SIDES_OF_TABLE : []).map((side) =>
        can('PassTime', side) ? (
          <Button
            key={side}
            size="compact-sm"
            variant="default"
            onClick={() => pressing.mutate({ type: 'PassTime', data: { to: side } })}
          >
            Let {players[side]}’s time run
          </Button>
        ) : null,
      )}
      {judge === null ? null : (
        <>
          <Button size="compact-sm" variant="default" onClick={open}>
            Give time …
          </Button>
          <GiveTimeDialog opened={giving} onClose={close} id={id} players={players} acting={judge} />
        </>
      )}
      {pressing.error ? <p role="alert">{pressing.error.message}</p> : null}
    </section>
  );
}
