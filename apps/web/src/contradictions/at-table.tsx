import type { MatchView } from '@adjutant/views';
import { lazy, Suspense } from 'react';
import type { Acting } from '../acting/acting.js';
import { useQueue } from '../engine/queue/queues.js';
import { CallAbout } from './call-about.js';
import { takeUp, useTakenUp } from './taken-up.js';

const ChangeSheet = lazy(() => import('./change-sheet.js'));

interface Props {
  readonly match: MatchView;
  readonly acting: Acting;
}

/** What was not recorded is changed at its table, or a judge is called about it. */
export function ContradictionAtTable({ match, acting }: Props) {
  const taken = useTakenUp();
  const entry = useQueue().find(({ item }) => item.id === taken?.item && item.match === match.id);
  if (taken === null || entry === undefined) return null;
  if (taken.how === 'call') return <CallAbout key={taken.item} {...{ entry, acting }} />;
  return (
    <Suspense fallback={null}>
      <ChangeSheet key={taken.item} item={entry.item} acting={acting} onClose={() => takeUp(null)} />
    </Suspense>
  );
}
