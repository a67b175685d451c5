import { useMe } from '../access/access-api.js';
import { pressing } from '../engine/queue/carrying.js';
import { useQueue } from '../engine/queue/queues.js';
import { useSaid } from '../engine/queue/use-said.js';
import { ownWaiting, type Waiting } from './own-waiting.js';

export function useOnThisPhone(match: string): readonly Waiting[] {
  const here = pressing(useMe().data);
  return ownWaiting(useQueue(), { match, here, said: useSaid(match) });
}
