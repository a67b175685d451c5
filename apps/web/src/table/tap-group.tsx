import type { Tap } from '@adjutant/table';
import { Button } from '@mantine/core';
import { capitalised } from '../common/words.js';
import { Closed } from './closed.js';
import type { Group } from './groups.js';
import styles from './table.module.css';

interface Props extends Group {
  readonly press: (tap: Tap) => void;
}

/** What can be pressed stands first; what cannot is folded, with its reason; a group of which nothing can be is one line. */
export function TapGroup({ title, taps, prominent = false, press }: Props) {
  const open = taps.filter((one) => one.open);
  const closed = taps.filter((one) => !one.open);
  const shown = closed.filter((one) => prominent || hasScored(one));
  const folded = closed.filter((one) => !shown.includes(one));
  const isBare = folded.length === taps.length;
  return (
    <section className={styles['group']} aria-label={title} data-prominent={prominent || undefined}>
      {isBare ? null : <h2>{title}</h2>}
      {prominent ? questionsOf(taps).map((asks) => <p key={asks}>{asks}</p>) : null}
      <ul className={styles['buttons']}>
        {open.map((tap) => (
          <li key={tap.id}>
            <Button fullWidth variant={prominent ? 'filled' : 'default'} size="md" onClick={() => press(tap)}>
              <span>
                {capitalised(tap.name)} <Beside tap={tap} />
              </span>
            </Button>
            <Scored tap={tap} />
          </li>
        ))}
      </ul>
      {shown.length === 0 ? null : <Kept taps={shown} />}
      {folded.length === 0 ? null : (
        <details>
          <summary>{`${isBare ? `${title}, not now` : 'Not now'}: ${folded.length}`}</summary>
          <Kept taps={folded} />
        </details>
      )}
    </section>
  );
}

/** What several buttons answer, which none of them says: where there is a button that is called so, it says it. */
function questionsOf(taps: readonly Tap[]): readonly string[] {
  const names = new Set(taps.map(({ name }) => name));
  const asked = taps.filter(({ type, says }) => type === 'AnswerUse' && !names.has(says));
  return [...new Set(asked.map(({ says }) => capitalised(says)))];
}

/** What cannot be pressed here, with the first reason. */
function Kept({ taps }: { readonly taps: readonly Tap[] }) {
  return (
    <ul className={styles['closed']}>
      {taps.map((tap) => (
        <li key={tap.id}>
          <b>{capitalised(tap.name)}</b> <Beside tap={tap} />
          <Scored tap={tap} />
          <Closed because={tap.because.slice(0, 1)} />
        </li>
      ))}
    </ul>
  );
}

/** What it costs, or how full it is. */
function Beside({ tap: { cost, tally } }: { readonly tap: Tap }) {
  const says = cost === undefined ? tally && tallied(tally) : `${cost.due} ${cost.resource.toUpperCase()}`;
  return says === undefined ? null : <span className={styles['beside']}>{`· ${says}`}</span>;
}

/** What each round brought, and what is left under the caps. */
function Scored({ tap: { tally } }: { readonly tap: Tap }) {
  const { rounds = [], room } = tally ?? {};
  const parts = [
    ...rounds.map(({ round, points }) => `round ${round}: ${points}`),
    ...(room === undefined || room === 0 ? [] : [`room for ${room}`]),
  ];
  return parts.length === 0 ? null : <p className={styles['scored']}>{parts.join(' · ')}</p>;
}

/** Whoever has points there looks for them, also where no more can be written down. */
function hasScored({ tally }: Tap): boolean {
  return (tally?.rounds ?? []).length > 0;
}

function tallied({ points, cap }: NonNullable<Tap['tally']>): string {
  return cap === undefined ? String(points) : `${points}/${cap}`;
}
