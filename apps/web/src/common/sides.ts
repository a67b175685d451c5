import type { Side } from '@adjutant/rules';

/** Only types come from the libraries, so the two letters are said again here. */
export const SIDES_OF_TABLE = ['A', 'B'] as const satisfies readonly Side[];

export const opposite = (side: Side): Side => (side === 'A' ? 'B' : 'A');
