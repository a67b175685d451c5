import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMe } from '../access/access-api.js';
import { matchKey } from '../api/queries.js';
import { useViewer } from '../api/viewer.js';
import { holdEngine } from './engines.js';
import { whoActs } from './queue/carrying.js';

/** Has a match told on this device. `shown`: the page stands, and nothing of it waits for what is fetched for that. */
export function useEngine(match: string, shown: boolean): void {
  const viewer = useViewer();
  const { data: me } = useMe();
  const person = me === undefined ? null : whoActs(me);
  const client = useQueryClient();
  useEffect(() => {
    if (!shown || person === null) return undefined;
    // What an earlier page has left is shown upon what is recorded.
    return holdEngine({ match, viewer, person }, () => void client.invalidateQueries({ queryKey: matchKey(match) }));
  }, [shown, match, viewer, person, client]);
}
