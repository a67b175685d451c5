import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { follow, livenessNow, onLiveness } from '../live/following.js';
import type { Liveness } from '../live/sharing.js';

export { followAnew, livenessNow } from '../live/following.js';
export type { Liveness } from '../live/sharing.js';

/** What the server tells about by its stream of topics. */
export const TOPIC = {
  matches: 'matches',
  match: (id: string) => `match:${id}`,
  /** Of all matches, for staff. */
  calls: 'calls',
  callsOf: (match: string) => `calls:${match}`,
  dispute: (id: string) => `dispute:${id}`,
  tournament: (id: string) => `tournament:${id}`,
} as const;

const SETTLE = 120;
/** Lists are made from the log by somebody else, and may be behind it. */
const LISTED = 1_500;
/** While there is no stream, what is followed is asked for this often. */
const WITHOUT_STREAM = 15_000;

interface Following {
  /** The revision that was read: where the stream starts at it, nothing came in between. */
  readonly seen?: number | null;
  /** Whether what is asked for is a list. */
  readonly listed?: boolean;
  /** Where thousands hear of something in one moment: within how many milliseconds they ask, each at its own. */
  readonly spread?: number;
}

/**
 * Asks again for what is named by `keys` when something was recorded about the topics. Between what was read and the start of
 * the stream something may have come: where the stream does not start at the revision `seen`, it is read again.
 */
export function useLive(
  topics: readonly string[],
  keys: readonly (readonly unknown[])[],
  { seen = null, listed = false, spread = 0 }: Following = {},
): Liveness {
  const client = useQueryClient();
  const named = JSON.stringify(keys);
  const followed = JSON.stringify(topics);
  const isSeen = useEffectEvent((revision: number | null) => revision !== null && revision === seen);
  useEffect(() => {
    const first = SETTLE + Math.random() * spread;
    const pauses = listed ? [first, LISTED] : [first];
    const { refresh, stop } = refresher(client, JSON.parse(named) as unknown[][], pauses);
    const started = (revision: number | null): void => {
      if (!isSeen(revision)) refresh();
    };
    const leave = follow({ topics: JSON.parse(followed) as string[], news: refresh, started });
    return () => {
      leave();
      stop();
    };
  }, [client, followed, named, listed, spread]);
  return useLiveness();
}

export function useLiveness(): Liveness {
  return useSyncExternalStore(onLiveness, livenessNow);
}

/** How often to ask for what a stream tells about: never, while there is one. */
export function useAskingInterval(): number | false {
  return useLiveness() === 'live' ? false : WITHOUT_STREAM;
}

interface Refresher {
  readonly refresh: () => void;
  readonly stop: () => void;
}

/** Several entries that come together are asked for once. What was told just before somebody goes is read by who comes next. */
function refresher(client: QueryClient, keys: readonly unknown[][], pauses: readonly number[]): Refresher {
  const waiting = new Map<number, ReturnType<typeof setTimeout>>();
  const read = (): void => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  };
  const refresh = (): void => {
    for (const pause of pauses) {
      if (waiting.has(pause)) continue;
      const then = (): void => {
        waiting.delete(pause);
        read();
      };
      waiting.set(pause, setTimeout(then, pause));
    }
  };
  const stop = (): void => {
    if (waiting.size > 0) read();
    for (const timer of waiting.values()) clearTimeout(timer);
    waiting.clear();
  };
  return { refresh, stop };
}
