import type { Side } from '@adjutant/rules';
import type { Now, Tap } from '@adjutant/table';
import { useState, type ReactNode } from 'react';
import type { Acting } from '../acting/acting.js';
import { SideBadge } from '../common/side-badge.js';
import { Refused } from '../dispute/refused.js';
import { useOnThisPhone } from '../ending/on-this-phone.js';
import { groupsOf } from './groups.js';
import { NextStep } from './next-step.js';
import { isPlainTap } from './plain-tap.js';
import styles from './table.module.css';
import { TapGroup } from './tap-group.js';
import { LateHands, TapSheet } from './late-sheet.js';
import { UndoOnceThere } from './undo-once-there.js';
import { useSending } from './use-table.js';
import { opposite } from '../common/sides.js';

interface Props {
  readonly id: string;
  readonly now: Now;
  readonly players: { readonly [side in Side]: string };
  readonly acting: Acting;
  /** Whose half of the table it is; what only the other can do is waited for. */
  readonly side: Side;
  /** Whether both sides are played here. */
  readonly both: boolean;
  /** Whether the half is turned to whoever sits across the table. */
  readonly turned?: boolean;
  /** What stands beside the next step. */
  readonly children?: ReactNode;
}

/** What can be done now, most wanted first, and the next step within reach of the thumb. */
export function Taps({ id, now, players, acting, side, both, turned = false, children }: Props) {
  const [opened, open] = useState<string | null>(null);
  // Also of what a sheet sent, which is closed by the time the server answers.
  const [sent, tell] = useState<unknown>();
  const sending = useSending(id, acting, { tell });
  const all = [...now.waits, ...(now.next === null ? [] : [now.next]), ...now.acts];
  const tap = all.find((one) => one.id === opened);
  const press = (one: Tap): void => {
    // A second press of the same while the first is under way is the same press.
    if (sending.isPending && sending.variables.data === one.data) return;
    const naming = document.querySelector<HTMLElement>(`#${one.type}${one.player}`);
    if (naming) naming.focus();
    else if (isPlainTap(one))
      sending.mutate({ type: one.type, data: one.data } as Parameters<typeof sending.mutate>[0]);
    else open(one.id);
  };
  const pressed = useOnThisPhone(id).length;
  const next = both || turned ? now.next : besidesAgreeing(now);
  const { groups, others } = groupsOf(now, { side, both, players });
  const offered = (
    <div className={styles['taps']}>
      {others.length === 0 ? null : (
        <p className={styles['others']}>
          Waiting for {players[opposite(side)]}: {others.join(' ')}
        </p>
      )}
      {groups.map((group) => (
        <TapGroup key={group.title} {...group} press={press} />
      ))}
      <CardsOf {...{ now, players, turned }} />
    </div>
  );
  return (
    <>
      {now.slip ? (
        <details className={styles['group']}>
          <summary>More than a slip</summary>
          {offered}
        </details>
      ) : (
        offered
      )}
      <div className={styles['bar']}>
        {sent === undefined && pressed === 0 ? null : <UndoOnceThere {...{ id, acting, sent, turned, pressed }} />}
        {sending.error ? <Refused title="It is not recorded" error={sending.error} /> : null}
        {both ? (
          <p className={styles['presser']}>
            <SideBadge side={side} /> <b>{players[side]}</b> presses
          </p>
        ) : null}
        <div className={styles['reach']}>
          {children}
          {next === null ? null : <NextStep tap={next} press={press} busy={sending.isPending} />}
        </div>
      </div>
      {tap === undefined ? null : (
        <TapSheet
          key={tap.id}
          {...{ id, tap, players, acting, turned }}
          onSent={tell}
          // It may end when it is off the screen already, and another sheet is open.
          onClose={() => open((now) => (now === tap.id ? null : now))}
        />
      )}
    </>
  );
}

/** One's own, and those of the other player that lie open; who sits across the table sees them on this side. */
function CardsOf({ now: { hands, otherHands }, players, turned }: Pick<Props, 'now' | 'players' | 'turned'>) {
  return (
    <>
      {hands.length === 0 ? null : <LateHands hands={hands} />}
      {otherHands === undefined || turned ? null : <LateHands hands={otherHands} of={players} />}
    </>
  );
}

/** Where one seat plays, the result is agreed to where it stands, with one press: a second button for it is one too many. */
const besidesAgreeing = ({ agree, next }: Now): Now['next'] => (agree?.what === 'result' ? null : next);
