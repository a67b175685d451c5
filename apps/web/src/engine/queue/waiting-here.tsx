import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useMe } from '../../access/access-api.js';
import { remember } from '../../offline/remembering.js';
import { Strip } from '../../parts/strip.js';
import { pressing } from './carrying.js';
import { followResting } from './follow-resting.js';
import type { Trouble } from './item.js';
import { LostHere } from './lost-here.js';
import { arrived, useQueue, useTrouble } from './queues.js';
import { Refusals } from './refusals.js';

const CarriedHere = lazy(() => import('../carried/carried-here.js'));

/** On every page: what of what was pressed on this device asks for somebody now. What only waits stands in the head. */
export default function WaitingHere() {
  useArrivals();
  const client = useQueryClient();
  useEffect(() => remember(client), [client]);
  useEffect(followResting, []);
  const trouble = useTrouble();
  const entries = useQueue();
  const here = pressing(useMe().data);
  return (
    <>
      <LostHere />
      <Refusals entries={entries.filter(({ item }) => item.by === here)} />
      <Suspense fallback={null}>
        <CarriedHere />
      </Suspense>
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
