import { useEffect, useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';

export type Liveness = 'connecting' | 'live' | 'lost';

const SETTLE = 120;
const AGAIN = 4_000;

/** Follows a stream of the server and asks again for what is named by `keys` when something was recorded. */
export function useLive(path: string, keys: readonly (readonly unknown[])[]): Liveness {
  const client = useQueryClient();
  const [liveness, setLiveness] = useState<Liveness>('connecting');
  const named = JSON.stringify(keys);
  useEffect(() => follow(path, refresher(client, named), setLiveness), [client, path, named]);
  return liveness;
}

/** Several entries that come together are asked for once. */
function refresher(client: QueryClient, named: string): () => void {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      for (const key of JSON.parse(named) as unknown[][]) void client.invalidateQueries({ queryKey: key });
    }, SETTLE);
  };
}

/** The browser takes up a broken stream by itself, after the last entry it saw; one that was refused is asked for anew. */
function follow(path: string, refresh: () => void, tell: (liveness: Liveness) => void): () => void {
  let source: EventSource;
  let again: ReturnType<typeof setTimeout> | undefined;
  const connect = (): void => {
    source = new EventSource(`/api${path}`);
    source.addEventListener('open', () => tell('live'));
    source.addEventListener('message', refresh);
    source.addEventListener('error', () => {
      tell('lost');
      if (source.readyState !== EventSource.CLOSED) return;
      again = setTimeout(() => {
        connect();
        refresh();
      }, AGAIN);
    });
  };
  connect();
  return () => {
    clearTimeout(again);
    source.close();
  };
}
