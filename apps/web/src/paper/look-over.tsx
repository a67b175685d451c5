import type { ScoreSheet } from '@adjutant/views';
import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Acting } from '../acting/acting.js';
import { matchKey } from '../api/queries.js';
import { Link } from '../app/ways.js';
import { clockTime, count, dayOf } from '../common/words.js';
import { Refused } from '../dispute/refused.js';
import { stepsKey } from '../match/step/step-queries.js';
import { keepHalfTyped } from './half-typed.js';
import { NextPaper } from './next-paper.js';
import styles from './paper.module.css';
import type { Paper } from './photo.js';
import { sendAll, type Outcome } from './sending.js';
import type { SentLine } from './keyed.js';

interface Props {
  readonly sheet: ScoreSheet;
  readonly paper: Paper;
  readonly lines: readonly SentLine[];
  readonly acting: Acting;
  /** What stands there above what its game counts. */
  readonly over: readonly string[];
  readonly back: () => void;
}

/** Everything that will be recorded, in its order and with its times, before any of it is. */
export function LookOver({ sheet, paper, lines: all, acting, over, back }: Props) {
  const { match } = sheet;
  const client = useQueryClient();
  const [left, leave] = useState<readonly SentLine[]>(all);
  const [outcome, tell] = useState<Outcome | null>(null);
  const [busy, work] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [outcome]);
  const send = async (lines: readonly SentLine[]): Promise<void> => {
    if (busy) return;
    work(true);
    const told = await sendAll(match, lines, acting.actor);
    work(false);
    leave(lines.slice(told.recorded));
    tell(told);
    if (told.problem === null) keepHalfTyped(match, null);
    for (const queryKey of [matchKey(match), stepsKey(match), ['matches'], ['report', match]])
      void client.invalidateQueries({ queryKey });
  };
  const path = `/matches/${encodeURIComponent(match)}`;
  const stopped = outcome?.problem ?? null;
  const done = outcome !== null && stopped === null;
  return (
    <section className={styles['form']} aria-labelledby="looked-over">
      <h2 id="looked-over" ref={heading} tabIndex={-1}>
        {done ? `The ${paper} is recorded` : `${count(left.length, 'entry', 'entries')} to record`}
      </h2>
      {stopped === null ? null : (
        <Refused title={`Not recorded, nor what comes after it: ${left[0]?.says ?? ''}`} error={stopped} />
      )}
      {done ? null : <Lines lines={left} />}
      {over.map((says) => (
        <p key={says} className={styles['still']}>
          {says}
        </p>
      ))}
      {done ? (
        <>
          <NextPaper sheet={sheet} paper={paper} />
          <p>
            <Link to={path}>The match</Link>, <Link to={`${path}/report`}>its report</Link>
          </p>
        </>
      ) : (
        <Group gap="sm">
          <Button onClick={() => void send(left)} aria-busy={busy}>
            {outcome === null ? `Record the ${paper}` : 'Send them again'}
          </Button>
          {outcome === null ? (
            <Button variant="default" onClick={back}>
              Back to the fields
            </Button>
          ) : (
            <Button variant="default" onClick={() => void send(left.slice(1))}>
              Leave the first of them out
            </Button>
          )}
        </Group>
      )}
    </section>
  );
}

function Lines({ lines }: { readonly lines: readonly SentLine[] }) {
  return (
    <ol className={styles['lines']} aria-label="What will be recorded">
      {lines.map(({ commandId, says, occurredAt }) => (
        <li key={commandId}>
          <span>{says}</span>
          <small>
            {occurredAt === undefined ? 'now' : `${dayOf(occurredAt)}, ${clockTime(Date.parse(occurredAt))}`}
          </small>
        </li>
      ))}
    </ol>
  );
}
