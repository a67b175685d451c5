import type { DisputeInQueue } from '@adjutant/lists';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Acting } from '../acting/acting.js';
import { useDisputesOf } from '../api/disputes.js';
import { clocked } from '../common/lasting.js';
import { useNow } from '../common/use-now.js';
import { isWaiting, STATUS_SAYS } from '../judge/status.js';
import { useRecord } from '../match/record.js';
import { Strip } from '../parts/strip.js';

const RuledStrip = lazy(() => import('./ruled-strip.js'));
const OwnPenalties = lazy(() => import('../penalties/own-penalties.js'));

const isRuled = ({ status }: DisputeInQueue): boolean => status === 'ruled' || status === 'final';
const ruledAt = ({ ruledAt: at }: DisputeInQueue): number => (at === null ? 0 : Date.parse(at));

interface Props {
  readonly acting: Acting | null;
  readonly open: () => void;
}

/** What of calls, rulings and penalties whoever looks has to know, whatever else the page shows. */
export function CallsStrip({ acting, open }: Props) {
  return (
    <>
      <Standing acting={acting} open={open} />
      {acting === null || acting.side === null || acting.both === true ? null : (
        <Suspense fallback={null}>
          <OwnPenalties acting={acting} />
        </Suspense>
      )}
    </>
  );
}

/** Says that a judge is called or on the way, and then what was ruled. */
function Standing({ acting, open }: Props) {
  const { id, named } = useRecord();
  const now = useNow();
  const calls = useDisputesOf(id, acting).data ?? [];
  const [first, ...others] = calls.filter(isWaiting);
  const [ruled] = calls.filter(isRuled).sort((one, other) => ruledAt(other) - ruledAt(one));
  if (!first) {
    if (!ruled || !acting) return null;
    return (
      <Suspense fallback={null}>
        <RuledStrip key={ruled.id} call={ruled} acting={acting} open={open} />
      </Suspense>
    );
  }
  return (
    <Strip tone="bad">
      <b>{STATUS_SAYS[first.status]}</b>
      <span aria-hidden="true">{clocked(first.calledAt, now)}</span>
      <span>
        {first.judge === null ? '' : `${named(first.judge)}: `}
        {first.claim}
        {others.length === 0 ? null : ` (and ${others.length} more)`}
      </span>
      <Button size="compact-xs" variant="default" onClick={open}>
        Show
      </Button>
    </Strip>
  );
}
