import type { Side } from '@adjutant/rules';
import type { EffectView } from '@adjutant/views';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Acting } from '../acting/acting.js';
import { Strip } from '../parts/strip.js';
import { Unsent } from './unsent.js';
import { useSending } from './use-table.js';
import { useWeighed } from './use-weighing.js';

const TEN_SECONDS = 10_000;

interface Props {
  readonly id: string;
  readonly acting: Acting;
  /** What the server answered to the last command. */
  readonly sent: unknown;
  readonly turned: boolean;
}

interface Recorded {
  readonly outcome: string;
  readonly revision: number;
  /** What came of it, where points did. */
  readonly effects?: readonly Pick<EffectView, 'capped' | 'notes'>[];
}

/** What was just pressed can be taken back: while it is on this phone alone, on one of its halves, and for a moment once it is recorded. */
export default function Undo({ turned, ...props }: Props) {
  return (
    <>
      {turned ? null : <Unsent id={props.id} />}
      <Recently {...props} />
    </>
  );
}

/** It stays in the record, struck. */
function Recently({ id, acting, sent }: Omit<Props, 'turned'>) {
  const [shown, show] = useState<Recorded | null>(null);
  const [again, tellAgain] = useState(false);
  const taking = useSending(id, acting);
  const tap = shown && acting.side ? takingBack(acting.side, shown.revision) : null;
  const { data: outlook } = useWeighed(id, tap && { tap, said: [], answers: {} });
  useEffect(() => {
    const recorded = isRecorded(sent) ? sent : null;
    show(recorded);
    tellAgain(isAlready(sent));
    const over = setTimeout(() => {
      show(null);
      tellAgain(false);
    }, TEN_SECONDS);
    return () => clearTimeout(over);
  }, [sent]);
  if (again) return <Strip>That stands already: it was pressed here or on the other device.</Strip>;
  if (shown === null || tap === null) return null;
  const back = () => taking.mutate(tap, { onSettled: () => show(null) });
  return (
    <Strip role="note">
      Recorded as entry {shown.revision}. {keptBack(shown)}
      {outlook?.refusal ? null : (
        <Button size="compact-sm" variant="default" onClick={back}>
          Undo
        </Button>
      )}
    </Strip>
  );
}

/** Whoever asked for more than is credited reads so where it was pressed. */
function keptBack({ effects = [] }: Recorded): string {
  return effects.flatMap(({ capped, notes }) => (capped === 0 ? [] : notes.map((note) => `${note} `))).join('');
}

const takingBack = (player: Side, entry: number) => ({ type: 'TakeBack', data: { player, entry } }) as const;

function isRecorded(sent: unknown): sent is Recorded {
  return typeof sent === 'object' && sent !== null && 'outcome' in sent && sent.outcome === 'recorded';
}

function isAlready(sent: unknown): boolean {
  return typeof sent === 'object' && sent !== null && 'outcome' in sent && sent.outcome === 'already';
}
