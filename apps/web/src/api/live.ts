import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';

export type Liveness = 'connecting' | 'live' | 'lost';

const SETTLE = 120;
const AGAIN = 4_000;

/**
 * Follows a stream of the server and asks again for what is named by `keys` when something was recorded. Between what was
 * read and the start of the stream something may have come: where the stream does not start at the revision `seen`, it is
 * read again.
 */
export function useLive(path: string, keys: readonly (readonly unknown[])[], seen: number | null): Liveness {
  const client = useQueryClient();
  const [liveness, setLiveness] = useState<Liveness>('connecting');
  const named = JSON.stringify(keys);
  const isSeen = useEffectEvent((revision: number | null) => revision !== null && revision === seen);
  useEffect(() => {
    const refresh = refresher(client, named);
    const started = (revision: number | null): void => {
      if (!isSeen(revision)) refresh();
    };
    return follow(path, { refresh, started, tell: setLiveness });
  }, [client, path, named]);
  return liveness;
}

/** The revision that the first frame of a stream names. */
export function revisionOf(frame: string): number | null {
  const { revision } = JSON.parse(frame) as { readonly revision?: unknown };
  return typeof revision === 'number' ? revision : null;
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

interface Listening {
  readonly refresh: () => void;
  readonly started: (revision: number | null) => void;
  readonly tell: (liveness: Liveness) => void;
}

/** The browser takes up a broken stream by itself, after the last entry it saw; one that was refused is asked for anew. */
function follow(path: string, { refresh, started, tell }: Listening): () => void {
  let source: EventSource;
  let again: ReturnType<typeof setTimeout> | undefined;
  const connect = (): void => {
    source = new EventSource(`/api${path}`);
    source.addEventListener('open', () => tell('live'));
    source.addEventListener('start', (event: MessageEvent<string>) => started(revisionOf(event.data)));
    source.addEventListener('message', refresh);
    source.addEventListener('error', () => {
      tell('lost');
      if (source.readyState !== EventSource.CLOSED) return;
      again = setTimeout(connect, AGAIN);
    });
  };
  connect();
  return () => {
    clearTimeout(again);
    source.close();
  };
}
