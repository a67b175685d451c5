/** How a call for a judge stands. */
export const DISPUTE_STATUSES = ['called', 'claimed', 'ruled', 'appealed', 'final', 'withdrawn'] as const;

export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

export * from './penalty/index.js';
