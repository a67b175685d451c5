import { useEffect, useState } from 'react';
import { Contradiction } from '../../contradictions/contradiction.js';
import type { Entry } from './item.js';

/** What the server has not recorded although the screen had shown it, or although nobody was there to hear of it. */
export function Refusals({ entries }: { readonly entries: readonly Entry[] }) {
  const untold = entries.filter(({ standing }) => standing.is === 'refused' && standing.untold);
  return untold.map((entry) => <Contradiction key={entry.item.id} entry={entry} />);
}

/** Most answers come at once: what is true for a moment only is not worth a line. */
const A_WHILE_MS = 1_500;

export function useLate(is: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!is) return undefined;
    const timer = setTimeout(() => setLate(true), A_WHILE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [is]);
  return late;
}
