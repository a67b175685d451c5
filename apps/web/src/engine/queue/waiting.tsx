import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from '../../app/ways.js';
import { usePeople } from '../../api/queries.js';
import { lookedAt, useViewer } from '../../api/viewer.js';
import { Strip } from '../../parts/strip.js';
import { mayDrop } from './carrying.js';
import type { Entry, Item } from './item.js';
import { queue } from './queues.js';
import { onThisPhone } from './refusals.js';
import { saidOf } from './said.js';
import styles from './waiting-here.module.css';

/** Of one match and one person. */
interface Props {
  readonly entries: readonly Entry[];
}

const NOT_PROMISED =
  'This browser has not promised to keep it: where this device runs out of room it may be thrown away. Do not wait long for a line, or hand it over.';

/** `promised`: whether the browser keeps it whatever happens; null as long as that is not known. */
export function Waiting({ entries, promised }: Props & { readonly promised: boolean | null }) {
  return (
    <Strip tone="open">
      <span>
        {onThisPhone(entries.length)} {becauseOf(entries) ?? forWhat(entries)} {promised === false ? NOT_PROMISED : ''}{' '}
        <Ways entries={entries} />
      </span>
      <Which>
        {entries.map(({ item }) => (
          <li key={item.id}>
            {saidOf(item)} <Drop item={item} />
          </li>
        ))}
      </Which>
    </Strip>
  );
}

/** What somebody else has pressed on this phone, or somebody whose session has ended: theirs to send, and theirs to give up. */
export function OfSomebody({ entries, here }: Props & { readonly here: string }) {
  const called = usePeople();
  const told = entries.filter(
    ({ standing }) => standing.is === 'here' || (standing.is === 'refused' && standing.untold),
  );
  const [first] = told;
  if (first === undefined) return null;
  const { by } = first.item;
  return (
    <Strip tone="open">
      <span>
        {onThisPhone(told.length)} {by === '' ? '' : `Pressed by ${called(by)}.`} {becauseOf(told) ?? ''}{' '}
        <Ways entries={told} />
      </span>
      <Which>
        {told.map(({ item, standing }) => (
          <li key={item.id}>
            {saidOf(item)} {standing.is === 'refused' ? `It is not recorded after all: ${standing.error.message}` : ''}{' '}
            {mayDrop(item, here, Date.now()) ? <Drop item={item} /> : null}
          </li>
        ))}
      </Which>
    </Strip>
  );
}

function becauseOf(entries: readonly Entry[]): string | null | undefined {
  return entries.map(({ standing }) => (standing.is === 'here' ? standing.because : undefined)).find(Boolean);
}

/** What one seat cannot know, its phone does not decide. */
function forWhat(entries: readonly Entry[]): string {
  const because = entries.map(({ item }) => item.waitsFor).find(Boolean);
  return because === undefined ? '' : `What comes of it only the server can say: ${because}`;
}

function Ways({ entries }: Props) {
  const viewer = useViewer();
  const [first] = entries;
  return first === undefined ? null : (
    <>
      <Link to={`/matches/${first.item.match}/table`}>The table</Link>{' '}
      <Link to={lookedAt(`/matches/${first.item.match}/hand-over`, viewer)}>
        {typeof becauseOf(entries) !== 'string' ? 'Hand over' : 'Hand over, or tell a judge'}
      </Link>
    </>
  );
}

function Which({ children }: { readonly children: ReactNode }) {
  return (
    <details className={styles['which']}>
      <summary>Which</summary>
      <ul>{children}</ul>
    </details>
  );
}

/** Nothing is given up but by somebody who presses twice. */
function Drop({ item: { id } }: { readonly item: Item }) {
  const [sure, ask] = useState(false);
  return (
    <Button size="compact-sm" variant="default" onClick={() => (sure ? void queue.dismiss(id) : ask(true))}>
      {sure ? 'Drop it for good' : 'Drop …'}
    </Button>
  );
}
