import { useEffect, useState } from 'react';

const A_PAGE_MS = 12_000;

interface Turning {
  readonly page: number;
  readonly stopped: boolean;
  /** Stops the turning, or lets it go on. */
  readonly stop: () => void;
  readonly turn: (by: 1 | -1) => void;
}

/** Turns the pages by itself until somebody stops it. What moves over a page is for the styles: who wants less of it has none. */
export function useTurning(count: number): Turning {
  const [at, setAt] = useState(0);
  const [stopped, setStopped] = useState(false);
  const page = at % count;
  useEffect(() => {
    if (stopped || count < 2) return undefined;
    const timer = setTimeout(() => setAt((page + 1) % count), A_PAGE_MS);
    return () => clearTimeout(timer);
  }, [stopped, count, page]);
  const turn = (by: 1 | -1): void => setAt((page + by + count) % count);
  return { page, stopped, stop: () => setStopped(!stopped), turn };
}
