import { Button } from '@mantine/core';
import { useMe } from '../access/access-api.js';
import { pressing } from '../engine/queue/carrying.js';
import { queue, useQueue } from '../engine/queue/queues.js';
import { useLate } from '../engine/queue/refusals.js';
import { takeBack } from '../engine/queue/take-back.js';
import { useSaid } from '../engine/queue/use-said.js';
import { Strip } from '../parts/strip.js';
import { lastUnsent } from './last-unsent.js';

/** What was pressed last is taken back, as long as it is on this phone alone. */
export function Unsent({ id }: { readonly id: string }) {
  const here = pressing(useMe().data);
  const last = lastUnsent(useQueue(), { match: id, here });
  const isLate = useLate(last !== undefined);
  const said = useSaid(id);
  if (last === undefined || !isLate) return null;
  return (
    <Strip role="note">
      On this phone: {said(last)}.{' '}
      {queue.isGoing(last.id) ? null : (
        <Button size="compact-sm" variant="default" onClick={() => void takeBack(last.id, queue)}>
          Take it back
        </Button>
      )}
    </Strip>
  );
}
