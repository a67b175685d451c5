import type { ByeKind } from './facts.js';

/** As many players as an event takes. */
export const MOST_PLAYERS = 5_000;

export const BYE_KINDS = ['pairing', 'full', 'half', 'zero'] as const satisfies readonly ByeKind[];
export const OUTCOMES = ['win', 'draw', 'loss'] as const;
export const DECIDED = ['played', 'forfeit', 'double-loss', 'assigned'] as const;

/**
 * What stands for an opponent where none was played: by the chess text of March 2026, by that of 2023 and by that of 2009; or
 * nothing does.
 */
export const UNPLAYED = ['c07-2026', 'c07-2023', 'c07-2009', 'none'] as const;
export type Unplayed = (typeof UNPLAYED)[number];
