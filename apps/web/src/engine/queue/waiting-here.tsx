import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useMe } from '../../access/access-api.js';
import { lookedAt, useViewer } from '../../api/viewer.js';
import { Link } from '../../app/ways.js';
import { remember } from '../../offline/remembering.js';
import { WithoutLine } from '../../offline/without-line.js';
import { Strip } from '../../parts/strip.js';
import { pressing } from './carrying.js';
import type { Entry, Item, Trouble } from './item.js';
import { arrived, queue, useQueue, useTrouble, useUnread } from './queues.js';
import { onThisPhone, Refusals, useLate } from './refusals.js';
import { saidOf } from './said.js';
import styles from './waiting-here.module.css';

const CarriedHere = lazy(() => import('../carried/carried-here.js'));

/** On every page: what was pressed on this device and is not at the server, and what it waits for. */
export default function WaitingHere() {
  useArrivals();
  const client = useQueryClient();
  useEffect(() => remember(client), [client]);
  const trouble = useTrouble();
  const unread = useUnread();
  const entries = useQueue();
  const waiting = entries.filter(({ standing }) => standing.is === 'here');
  const groups = Map.groupBy(waiting, ({ item }) => item.match);
  const waits = useLate(waiting.length > 0);
  return (
    <>
      <WithoutLine />
      {waits ? [...groups].map(([match, of]) => <Waiting key={match} match={match} entries={of} />) : null}
      <Refusals entries={entries} />
      <Suspense fallback={null}>
        <CarriedHere />
      </Suspense>
      {unread.length === 0 ? null : (
        <Strip tone="open" role="note">
          {`Another version of this page has kept ${unread.length === 1 ? 'an entry' : `${unread.length} entries`} here that this one cannot read: reload the page for the newest version. Nothing of it is thrown away.`}
        </Strip>
      )}
      {trouble === 'none' ? null : (
        <Strip tone="bad" role="alert">
          {TROUBLES[trouble]}
        </Strip>
      )}
    </>
  );
}

const TROUBLES: { readonly [trouble in Exclude<Trouble, 'none'>]: string } = {
  full: 'The storage of this device is full: what you press is sent as ever, but until then it is kept only while this page stays open. Make room on the device.',
  unavailable:
    'This browser keeps nothing for this page: what you press is sent as ever, but until then it is kept only while this page stays open.',
  emptied: 'The storage of this page was emptied meanwhile: what waits here is kept anew.',
};

interface Props {
  readonly match: string;
  readonly entries: readonly Entry[];
}

function Waiting({ match, entries }: Props) {
  const viewer = useViewer();
  const because = entries.map(({ standing }) => (standing.is === 'here' ? standing.because : null)).find(Boolean);
  const waitsFor = entries.map(({ item }) => item.waitsFor).find(Boolean);
  return (
    <Strip tone="open">
      <span>
        {onThisPhone(entries.length)} {because ?? forWhat(waitsFor)}{' '}
        <Link to={`/matches/${match}/table`}>The table</Link>{' '}
        <Link to={lookedAt(`/matches/${match}/hand-over`, viewer)}>
          {because === undefined ? 'Hand over' : 'Hand over, or tell a judge'}
        </Link>
      </span>
      <details className={styles['which']}>
        <summary>Which</summary>
        <ul>
          {entries.map(({ item }) => (
            <Named key={item.id} item={item} />
          ))}
        </ul>
      </details>
    </Strip>
  );
}

/** What one seat cannot know, its phone does not decide. */
const forWhat = (because: string | undefined): string =>
  because === undefined ? '' : `What comes of it only the server can say: ${because}`;

/** Nothing is given up but by somebody who presses twice. */
function Named({ item }: { readonly item: Item }) {
  const [sure, ask] = useState(false);
  const { id } = item;
  return (
    <li>
      {saidOf(item)}{' '}
      <Button size="compact-sm" variant="default" onClick={() => (sure ? void queue.dismiss(id) : ask(true))}>
        {sure ? 'Drop it for good' : 'Drop …'}
      </Button>
    </li>
  );
}

/** Whoever takes the seat again carries what waited for them. */
function useArrivals(): void {
  const { data: me } = useMe();
  const who = me === undefined ? null : `${pressing(me)} ${me.seat?.match ?? ''}`;
  const before = useRef(who);
  useEffect(() => {
    if (who !== before.current) arrived();
    before.current = who;
  }, [who]);
}
