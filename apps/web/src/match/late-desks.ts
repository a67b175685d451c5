import { late, lateDialog } from '../parts/late.js';

const VIEW = { what: 'the view' };

// What an opened match does not show at first.
export const HeadClock = late(() => import('../clock/head-clock.js'), { what: 'the chess clock' });
export const CallDialog = lateDialog(async () => ({ default: (await import('../calls/call-dialog.js')).CallDialog }));
export const GivePenaltyDialog = lateDialog(() => import('../penalties/give-penalty-dialog.js'));
export const TableDesk = late(async () => ({ default: (await import('./table/table-desk.js')).TableDesk }), VIEW);
export const LedgersDesk = late(
  async () => ({ default: (await import('./ledger/ledgers-desk.js')).LedgersDesk }),
  VIEW,
);
export const CallsDesk = late(async () => ({ default: (await import('../calls/calls-desk.js')).CallsDesk }), VIEW);
export const OptionsDesk = late(
  async () => ({ default: (await import('./options/options-desk.js')).OptionsDesk }),
  VIEW,
);
export const UnitsDesk = late(async () => ({ default: (await import('./units/units-desk.js')).UnitsDesk }), VIEW);
export const DoubtsDesk = late(async () => ({ default: (await import('./doubts/doubts-desk.js')).DoubtsDesk }), VIEW);
export const MomentsDesk = late(
  async () => ({ default: (await import('./moments/moments-desk.js')).MomentsDesk }),
  VIEW,
);
export const WhatIfDesk = late(async () => ({ default: (await import('./whatif/what-if-desk.js')).WhatIfDesk }), VIEW);
export const RefusedDesk = late(
  async () => ({ default: (await import('./refused/refused-desk.js')).RefusedDesk }),
  VIEW,
);
export const SeatsDesk = late(async () => ({ default: (await import('../access/seats-desk.js')).SeatsDesk }), VIEW);
/** As heavy as everything else together. */
export const ChartDesk = late(() => import('./chart/chart-desk.js'), { ...VIEW, whenAsked: true });
export const SummaryDesk = late(
  async () => ({ default: (await import('./summary/summary-desk.js')).SummaryDesk }),
  VIEW,
);
