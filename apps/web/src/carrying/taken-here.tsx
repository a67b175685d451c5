import { Button } from '@mantine/core';
import type { Came, CameOfPress } from '../engine/carried/came.js';
import { bringOn, isOwn, putAway, waitsStill, type Carried, type TakenOver } from '../engine/carried/carried.js';
import { saidOfPress, type Said } from './said-of-press.js';
import { useSaid } from '../engine/queue/use-said.js';
import { Card, Tag, type Tone } from '../parts/card.js';
import styles from './carrying.module.css';

type Run = TakenOver['runs'][number];

/** Everything that was taken over on this device, and what came of each entry. */
export function TakenHere({ carried }: { readonly carried: Carried }) {
  const { taken, because } = carried;
  if (taken.length === 0) return null;
  const title = taken.every(isOwn) ? 'Told a judge from this device' : 'Taken over on this device';
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {taken.some(waitsStill) ? (
        <p role="status">
          It is brought to the server as soon as this device reaches it, and again until there is an answer.{' '}
          {because ?? ''}
        </p>
      ) : null}
      {taken.map((one) => (
        <OneTaken key={one.id} taken={one} />
      ))}
    </section>
  );
}

function OneTaken({ taken }: { readonly taken: TakenOver }) {
  const { id, title, match, runs, came } = taken;
  const waits = waitsStill(taken);
  const said = useSaid(match);
  return (
    <Card
      title={title === '' ? match : title}
      tone={waits ? 'open' : 'good'}
      label={`${isOwn(taken) ? 'Told a judge' : 'Taken over'}: ${title}`}
    >
      {runs.map((run, at) => (
        <OfRun key={run.presses[0]?.signature ?? at} said={said} run={run} came={came[at] ?? null} />
      ))}
      {waits ? (
        <Button size="md" variant="default" onClick={() => void bringOn().catch(() => undefined)}>
          Bring it now
        </Button>
      ) : null}
      {!waits || came.some((one) => one?.is === 'refused') ? (
        <Button size="md" variant="default" onClick={() => void putAway(id)}>
          Put it away
        </Button>
      ) : null}
    </Card>
  );
}

interface RunProps {
  readonly said: Said;
  readonly run: Run;
  readonly came: Came | null;
}

function OfRun({ said, run, came }: RunProps) {
  if (came?.is === 'refused') return <p>{`Not taken by the server: ${came.says}`}</p>;
  return (
    <ul className={styles['came']}>
      {run.presses.map((press, at) => (
        <OfPress key={press.id} says={saidOfPress(press, said)} came={came?.presses[at] ?? null} />
      ))}
    </ul>
  );
}

function OfPress({ says, came }: { readonly says: string; readonly came: CameOfPress | null }) {
  const [tone, word] = wordFor(came);
  return (
    <li>
      {says} <Tag tone={tone}>{word}</Tag> {came === null || tone === 'good' ? '' : came.says}
    </li>
  );
}

function wordFor(came: CameOfPress | null): readonly [Tone, string] {
  if (came === null) return ['open', 'not recorded yet'];
  const { outcome, code } = came;
  if (outcome === 'recorded') return ['good', 'recorded'];
  if (outcome === 'already') return ['good', 'was there already'];
  if (code === 'run/waits' || code === 'run/told-a-judge' || outcome === 'waits') return ['open', 'waits for a judge'];
  return code.startsWith('weave/') ? ['open', 'whoever pressed it is asked'] : ['bad', 'refused'];
}
