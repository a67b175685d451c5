/** Whose time runs: a player's, or nobody's. */
export const RUNNING = ['A', 'B', 'neutral'] as const;
export type RunningTime = (typeof RUNNING)[number];
