import { ActionIcon, Button } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { showKeys } from '../../app/keys/shown.js';
import { FirstIcon, KeyboardIcon, LastIcon, LeftIcon, RightIcon } from '../../common/icons.js';
import { count } from '../../common/words.js';
import { Hint } from '../../parts/hint.js';
import { useRecord } from '../record.js';
import { destination, turnStarts, type Move } from './moves.js';
import styles from './stepper.module.css';

/** Steps through the record: buttons, a slider with a tick for every turn, and what came in meanwhile. */
export function Stepper() {
  const { number, last, timeline, go } = useRecord();
  return (
    <section className={styles['stepper']} aria-label="Stepper">
      <div className={styles['buttons']}>
        <Go move="first" label="First entry" hint="Home">
          <FirstIcon />
        </Go>
        <Go move="back" label="One entry back" hint="←">
          <LeftIcon />
        </Go>
        <output className={styles['number']} aria-label="Selected entry">
          <b>{number}</b> <span>of {last}</span>
        </output>
        <Go move="forward" label="One entry forward" hint="→">
          <RightIcon />
        </Go>
        <Go move="last" label="Newest entry" hint="End">
          <LastIcon />
        </Go>
      </div>
      <div className={styles['slider']}>
        <Ticks starts={turnStarts(timeline)} last={last} />
        <input
          type="range"
          min={timeline[0]?.number ?? 0}
          max={last}
          value={number}
          aria-label="Entry"
          aria-valuetext={`Entry ${number}: ${timeline.find((entry) => entry.number === number)?.text ?? ''}`}
          onChange={(event) => go(Number(event.currentTarget.value))}
        />
      </div>
      <News />
      <Hint says="Keys (?)">
        <ActionIcon
          variant="subtle"
          color="ink"
          size="lg"
          aria-label="Show the keys"
          className={styles['keys'] ?? ''}
          onClick={showKeys}
        >
          <KeyboardIcon />
        </ActionIcon>
      </Hint>
    </section>
  );
}

function Go(props: {
  readonly move: Move;
  readonly label: string;
  readonly hint: string;
  readonly children: ReactNode;
}) {
  const { number, timeline, go } = useRecord();
  const to = destination(props.move, number, timeline);
  return (
    <Hint says={`${props.label} (${props.hint})`}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={props.label}
        aria-disabled={to === number}
        {...(to === number ? { 'data-disabled': true } : {})}
        onClick={() => go(to)}
      >
        {props.children}
      </ActionIcon>
    </Hint>
  );
}

function Ticks({ starts, last }: { readonly starts: readonly number[]; readonly last: number }) {
  return (
    <span className={styles['ticks']} aria-hidden="true">
      {starts.map((start) => (
        <i key={start} style={{ left: `${last === 0 ? 0 : (start / last) * 100}%` }} />
      ))}
    </span>
  );
}

/** Whoever looks at an older entry is told of new ones, and stays where they are. */
function News() {
  const { match, last, following, follow } = useRecord();
  const [seen, setSeen] = useState(last);
  useEffect(() => {
    if (following) setSeen(last);
  }, [following, last]);
  if (following)
    return <span className={styles['following']}>{match.result === null ? 'following' : 'end of record'}</span>;
  const fresh = last - seen;
  return (
    <Button
      className={styles['news'] ?? ''}
      size="compact-sm"
      variant={fresh > 0 ? 'filled' : 'default'}
      onClick={follow}
      aria-live="polite"
    >
      {fresh > 0 ? `${count(fresh, 'new entry', 'new entries')} – follow` : 'Follow'}
    </Button>
  );
}
