import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMe } from '../access/access-api.js';
import { matchKey } from '../api/queries.js';
import { useViewer } from '../api/viewer.js';
import { whoActs } from './queue/carrying.js';

/** How long what can be pressed has stood on the screen before more is fetched. */
const REST_MS = 300;

/** Has a match told on this device. `shown`: the page stands, and nothing of it waits for what is fetched for that. */
export function useEngine(match: string, shown: boolean): void {
  const viewer = useViewer();
  const { data: me } = useMe();
  const person = me === undefined ? null : whoActs(me);
  const client = useQueryClient();
  useEffect(() => {
    if (!shown || person === null) return undefined;
    // What an earlier page has left is shown upon what is recorded.
    const caughtUp = (): void => void client.invalidateQueries({ queryKey: matchKey(match) });
    let leave = (): void => clearTimeout(timer);
    const hold = async (): Promise<void> => {
      let left = false;
      leave = () => (left = true);
      const { holdEngine } = await import('./holding.js');
      if (!left) leave = holdEngine({ match, viewer, person }, caughtUp);
    };
    // Where it does not come, the server answers as before.
    const timer = setTimeout(() => void hold().catch(() => undefined), REST_MS);
    return () => leave();
  }, [shown, match, viewer, person, client]);
}
