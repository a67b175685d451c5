import { ActionIcon, Button } from '@mantine/core';
import { memo, useEffect, useMemo, useState, type ReactNode } from 'react';
import { showKeys } from '../../app/keys/shown.js';
import { FirstIcon, KeyboardIcon, LastIcon, LeftIcon, RightIcon } from '../../common/icons.js';
import { count } from '../../common/words.js';
import { Hint } from '../../parts/hint.js';
import { useChosen, useRecord } from '../record.js';
import { destination, turnStarts, type Move } from './moves.js';
import styles from './stepper.module.css';

/** Steps through the record: buttons, a slider with a tick for every turn, and what came in meanwhile. */
export function Stepper() {
  return (
    <section className={styles['stepper']} aria-label="Stepper">
      <div className={styles['buttons']}>
        <Go move="first" label="First entry" hint="Home">
          <FirstIcon />
        </Go>
        <Go move="back" label="One entry back" hint="←">
          <LeftIcon />
        </Go>
        <Selected />
        <Go move="forward" label="One entry forward" hint="→">
          <RightIcon />
        </Go>
        <Go move="last" label="Newest entry" hint="End">
          <LastIcon />
        </Go>
      </div>
      <Slider />
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

function Selected() {
  const { last } = useRecord();
  const chosen = useChosen();
  return (
    <output className={styles['number']} aria-label="Selected entry">
      <b>{chosen}</b> <span>of {last}</span>
    </output>
  );
}

/** Moves with the hand; whatever else the page shows comes after. */
function Slider() {
  const { last, timeline, go } = useRecord();
  const chosen = useChosen();
  const starts = useMemo(() => turnStarts(timeline), [timeline]);
  const text = useMemo(() => timeline.find((entry) => entry.number === chosen)?.text ?? '', [timeline, chosen]);
  return (
    <div className={styles['slider']}>
      <Ticks starts={starts} last={last} />
      <input
        type="range"
        min={timeline[0]?.number ?? 0}
        max={last}
        value={chosen}
        aria-label="Entry"
        aria-valuetext={`Entry ${chosen}: ${text}`}
        onChange={(event) => go(Number(event.currentTarget.value))}
      />
    </div>
  );
}

function Go(props: {
  readonly move: Move;
  readonly label: string;
  readonly hint: string;
  readonly children: ReactNode;
}) {
  const { number, timeline, go, whereTo } = useRecord();
  const to = destination(props.move, number, timeline);
  return (
    <Hint says={`${props.label} (${props.hint})`}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={props.label}
        aria-disabled={to === number}
        {...(to === number ? { 'data-disabled': true } : {})}
        onClick={() => go(destination(props.move, whereTo(), timeline))}
      >
        {props.children}
      </ActionIcon>
    </Hint>
  );
}

const Ticks = memo(function Ticks({ starts, last }: { readonly starts: readonly number[]; readonly last: number }) {
  return (
    <span className={styles['ticks']} aria-hidden="true">
      {starts.map((start) => (
        <i key={start} style={{ left: `${last === 0 ? 0 : (start / last) * 100}%` }} />
      ))}
    </span>
  );
});

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
