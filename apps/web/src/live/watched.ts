import { useEffect } from 'react';
import { hearing } from './heard.js';

const LOOK_MS = 2_000;
/** What was heard longer ago says nothing of now. */
const STALE_MS = 8_000;

/** For whoever records: while they look at the page, the sign of the line is never older than some seconds. */
export function useWatchedLine(): void {
  useEffect(() => {
    const looking = setInterval(() => {
      if (document.visibilityState === 'visible') hearing.watch(STALE_MS);
    }, LOOK_MS);
    return () => clearInterval(looking);
  }, []);
}
