import { useEffect, useState } from 'react';
import { BOUNCE_MS } from './bounce.js';
import type { Presser } from './who-presses.js';

/**
 * Whether what is shown can be pressed. What was written on a button when it was pressed is what is recorded: until the buttons of
 * whoever presses now are there, and where that came by itself for as long after as a press may still be meant for those before,
 * nothing is taken.
 */
export function useTaking({ side, byItself }: Pick<Presser, 'side' | 'byItself'>, isShown: boolean): boolean {
  const [taken, take] = useState(side);
  const waits = isShown && taken !== side;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => take(side), byItself ? BOUNCE_MS : 0);
    return () => clearTimeout(timer);
  }, [waits, byItself, side]);
  return isShown && !waits;
}
