import type { DecidedResult } from '../events.js';
import type { Winner } from './state.js';

/** Who has won by what a match comes to for each player. */
export function winnerOf({ A, B }: DecidedResult['outcome']): Winner {
  if (A === 'win') return 'A';
  if (B === 'win') return 'B';
  return A === 'draw' ? 'draw' : 'none';
}
