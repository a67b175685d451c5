import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useMe } from '../../access/access-api.js';
import { remember } from '../../offline/remembering.js';
import { WithoutLine } from '../../offline/without-line.js';
import { Strip } from '../../parts/strip.js';
import { pressing } from './carrying.js';
import { followResting } from './follow-resting.js';
import type { Trouble } from './item.js';
import { arrived, useQueue, useTrouble, useUnread } from './queues.js';
import { LostHere } from './lost-here.js';
import { usePromised } from './promised.js';
import { Refusals, useLate } from './refusals.js';
import { lineOf } from './resting.js';
import { OfSomebody, Waiting } from './waiting.js';

const CarriedHere = lazy(() => import('../carried/carried-here.js'));

/** On every page: what was pressed on this device and is not at the server, and what it waits for. */
export default function WaitingHere() {
  useArrivals();
  const client = useQueryClient();
  useEffect(() => remember(client), [client]);
  useEffect(followResting, []);
  const trouble = useTrouble();
  const unread = useUnread();
  const entries = useQueue();
  const here = pressing(useMe().data);
  const [own, others] = [
    entries.filter(({ item }) => item.by === here),
    entries.filter(({ item }) => item.by !== here),
  ];
  const waiting = own.filter(({ standing }) => standing.is === 'here');
  const waits = useLate(waiting.length + others.length > 0);
  const promised = usePromised(waits);
  return (
    <>
      <WithoutLine />
      <LostHere />
      {waits ? lines(waiting).map(([line, of]) => <Waiting key={line} entries={of} promised={promised} />) : null}
      {waits ? lines(others).map(([line, of]) => <OfSomebody key={line} entries={of} here={here} />) : null}
      <Refusals entries={own} />
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

const lines = (entries: ReturnType<typeof useQueue>) => [...Map.groupBy(entries, ({ item }) => lineOf(item))];

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
