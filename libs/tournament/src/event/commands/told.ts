import { is, type Static } from '@adjutant/kernel';
import { because, EffectSaid, round, Sureness, table, TableSaid } from '../members.js';

/*
 * What crosses from a match, a dispute or a penalty: process managers send it, and nobody else.
 */

const publication = is.whole({ least: 1, says: 'Which publication of the round the table is of.' });

export const TellResult = is.message(
  'TellResult',
  is.object({
    ...{ round, table, publication, said: TableSaid, sure: Sureness },
    unconfirmedSince: is.optional(
      is.instant({ says: 'When it was reported, where it stands by now although nobody confirmed it.' }),
    ),
  }),
  'The match of a table is decided, and what it came to. Records TableResultTold.',
);
export const TakeResultBack = is.message(
  'TakeResultBack',
  is.object({ round, table, publication }),
  'The match of a table has no result any more. It never un-reports a round that is closed. Records TableResultTakenBack.',
);
export const TellDispute = is.message(
  'TellDispute',
  is.object({ round, table, publication, dispute: is.name(), open: is.yes() }),
  'A dispute about the match of a table was opened or closed. Records TableDisputeTold.',
);
export const TellVoid = is.message(
  'TellVoid',
  is.object({
    ...{ round, table, publication, voided: is.yes({ says: 'No: its match was restored, and counts again.' }) },
    because: is.optional(because),
  }),
  'The match of a table that the event still has is void, or was restored. Records TableVoidTold.',
);
export const TellEffect = is.message(
  'TellEffect',
  is.object({ ruling: is.name(), effects: is.list(EffectSaid, { least: 1, most: 50 }) }),
  'Before a bracket begins the next of the standings takes the seed of whoever is disqualified. Records EffectTold, and FieldCut.',
);
export const LiftEffect = is.message('LiftEffect', is.object({ ruling: is.name() }), 'Records EffectLifted.');

export type TellResult = Static<typeof TellResult>;
export type TakeResultBack = Static<typeof TakeResultBack>;
export type TellDispute = Static<typeof TellDispute>;
export type TellVoid = Static<typeof TellVoid>;
export type TellEffect = Static<typeof TellEffect>;
export type LiftEffect = Static<typeof LiftEffect>;
