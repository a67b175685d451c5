import type { BoardClock } from '@adjutant/views';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { BoardFeed, Known } from './feed.js';

/** One for the page: what it shows stands in its address. */
export const Feed = createContext<BoardFeed | null>(null);

function useFeed(): BoardFeed {
  const feed = useContext(Feed);
  if (feed === null) throw new Error('the board is shown outside of its feed');
  return feed;
}

export function useKnown(): Known {
  const { listen, known } = useFeed();
  return useSyncExternalStore(listen, known);
}

const TICK_MS = 200;

/** What is left to a side now, by the time of the server: what runs is told anew by this page alone. */
export function useLeft(clock: BoardClock, side: 'A' | 'B'): number {
  const { time } = useFeed();
  const [, tick] = useState(0);
  const runs = clock.runs === side;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((before) => before + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [runs]);
  const now = runs ? time.now() : undefined;
  return clock.left[side] - (now === undefined ? 0 : Math.max(0, now - clock.at));
}
