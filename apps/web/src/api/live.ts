import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';

export type Liveness = 'connecting' | 'live' | 'lost';

const SETTLE = 120;

/** Follows a stream of the server and asks again for what is named by `keys` when something was recorded. */
export function useLive(path: string, keys: readonly (readonly unknown[])[], event: string): Liveness {
  const client = useQueryClient();
  const [liveness, setLiveness] = useState<Liveness>('connecting');
  const named = JSON.stringify(keys);
  useEffect(() => {
    const source = new EventSource(`/api${path}`);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const refresh = (): void => {
      waiting = undefined;
      for (const key of JSON.parse(named) as unknown[][]) void client.invalidateQueries({ queryKey: key });
    };
    const arrived = (): void => {
      waiting ??= setTimeout(refresh, SETTLE);
    };
    const opened = (): void => setLiveness('live');
    const lost = (): void => setLiveness('lost');
    source.addEventListener('open', opened);
    source.addEventListener('error', lost);
    source.addEventListener('message', arrived);
    source.addEventListener(event, arrived);
    return () => {
      clearTimeout(waiting);
      source.close();
    };
  }, [client, path, named, event]);
  return liveness;
}
