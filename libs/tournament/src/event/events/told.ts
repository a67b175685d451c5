import { is, leaves, stays, type Static } from '@adjutant/kernel';
import { because, EffectSaid, round, Sureness, table, TableSaid } from '../members.js';

const of = { round, table, publication: leaves(is.whole()) };
const when = stays('of no use outside', is.text());
const late = leaves(is.yes({ says: 'The round was closed already.' }));

export const TableResultTold = is.event(
  'TableResultTold',
  is.object({
    ...{ ...of, said: TableSaid, sure: Sureness, at: when, late },
    unconfirmedSince: is.optional(when),
  }),
  '`at`: when it was told. `unconfirmedSince`: when it was reported, where it stands although nobody confirmed it.',
);
export const TableResultTakenBack = is.event('TableResultTakenBack', is.object(of));
export const TableDisputeTold = is.event(
  'TableDisputeTold',
  is.object({ ...of, dispute: leaves(is.name(), 'an id'), open: leaves(is.yes()) }),
);
export const TableVoidTold = is.event(
  'TableVoidTold',
  is.object({
    ...{ ...of, voided: leaves(is.yes({ says: 'No: its match was restored, and counts again.' })) },
    because: is.optional(because),
    late,
  }),
  'Of a table that the event still has: somebody declared its match void, or restored it.',
);
export const EffectTold = is.event(
  'EffectTold',
  // What is done to somebody by a ruling is nobody else's business.
  is.object({ ruling: leaves(is.name(), 'an id'), effects: stays('a person', is.list(EffectSaid)) }),
);
export const EffectLifted = is.event('EffectLifted', is.object({ ruling: leaves(is.name(), 'an id') }));

export type TableResultTold = Static<typeof TableResultTold>;
export type TableResultTakenBack = Static<typeof TableResultTakenBack>;
export type TableDisputeTold = Static<typeof TableDisputeTold>;
export type TableVoidTold = Static<typeof TableVoidTold>;
export type EffectTold = Static<typeof EffectTold>;
export type EffectLifted = Static<typeof EffectLifted>;
