import type { Outcome } from './figure.js';

/** A tenth for what else the machine is doing. */
const ALLOWED = 1.1;

/** What some work takes for so many players. */
export interface Sized {
  readonly players: number;
  readonly took: number;
}

/** How what some work takes grows with the players, beside n log n. */
export function growth(of: string, small: Sized, large: Sized): Outcome {
  const grown = large.took / small.took;
  const limit = nLogN(large.players) / nLogN(small.players);
  return {
    name: `${of} from ${small.players} to ${large.players} players`,
    ratios: [],
    ours: `${grown.toFixed(2)} times as long`,
    beside: `${limit.toFixed(2)} for n log n`,
    aims: [{ says: 'no worse than n log n', met: grown <= ALLOWED * limit }],
  };
}

const nLogN = (n: number): number => n * Math.log2(n);
