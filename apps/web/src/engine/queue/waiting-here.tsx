import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useMe } from '../../access/access-api.js';
import { remember } from '../../offline/remembering.js';
import { Strip } from '../../parts/strip.js';
import { onRecordTrouble, recordTrouble, type RecordTrouble } from '../kept/record-trouble.js';
import { hearingArrivals } from './arrivals.js';
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
  const ofRecord = useSyncExternalStore(onRecordTrouble, recordTrouble);
  const entries = useQueue();
  const here = pressing(useMe().data);
  return (
    <>
      <LostHere />
      <Refusals entries={entries.filter(({ item }) => item.by === here)} />
      <Suspense fallback={null}>
        <CarriedHere />
      </Suspense>
      {told(trouble, ofRecord).map((says) => (
        <Strip key={says} tone="bad" role="alert">
          {says}
        </Strip>
      ))}
    </>
  );
}

const TROUBLES: { readonly [trouble in Exclude<Trouble, 'none'>]: string } = {
  full: 'The storage of this device is full: what you press is sent as ever, but until then it is kept only while this page stays open. Make room on the device.',
  unavailable:
    'This browser keeps nothing for this page: what you press is sent as ever, but until then it is kept only while this page stays open.',
  emptied: 'The storage of this page was emptied meanwhile: what waits here is kept anew.',
  newer:
    'A newer version of this page keeps what is pressed here: close the other tabs of it and reload this one for that version. Nothing that waits is thrown away. Until then what you press is sent as ever, and kept only while this page stays open.',
};

const OF_RECORD: { readonly [trouble in Exclude<RecordTrouble, 'none'>]: string } = {
  full: 'The storage of this device is full: the match is not kept on it any more, and what is new in it does not open without a line. Make room on the device.',
  newer:
    'A newer version of this page keeps the match on this device: close the other tabs of it and reload this one for that version. Until then the match does not open here without a line.',
};

/** Of one cause it is told once. */
function told(trouble: Trouble, ofRecord: RecordTrouble): readonly string[] {
  if (ofRecord !== 'none' && trouble === ofRecord) return [`${TROUBLES[ofRecord]} ${BESIDE}`];
  return [...(trouble === 'none' ? [] : [TROUBLES[trouble]]), ...(ofRecord === 'none' ? [] : [OF_RECORD[ofRecord]])];
}

const BESIDE = 'Nor does the match open here without a line until then.';

/** Whoever takes the seat again carries what waited for them. */
function useArrivals(): void {
  const { data: me } = useMe();
  const who = me === undefined ? null : `${pressing(me)} ${me.seat?.match ?? ''}`;
  const [hear] = useState(() => hearingArrivals(arrived));
  useEffect(() => hear(who), [hear, who]);
}
