import { is, leaves, stays, type Static } from '@adjutant/kernel';
import { OUTCOMES } from '../../words.js';
import { askedKind, because, Figures, hall, player, round, table, TableBye, TablePairing } from '../members.js';

const sheet = { tables: is.list(TablePairing), byes: is.list(TableBye) };
const publication = leaves(is.whole());

export const ByeGiven = is.event(
  'ByeGiven',
  is.object({ round, player, kind: askedKind, because: is.optional(because) }),
);
export const ByeTakenBack = is.event('ByeTakenBack', is.object({ round, player, because: is.optional(because) }));
export const ResultAssigned = is.event(
  'ResultAssigned',
  is.object({
    round,
    player,
    result: leaves(is.oneOf([...OUTCOMES, 'none'])),
    figures: is.optional(Figures),
    late: leaves(is.yes({ says: 'The round was closed already.' })),
    because,
  }),
  'Where there is no match. `none`: what was assigned is taken away.',
);
// What is only a draft is nobody's business before it is published.
export const RoundDrafted = stays(
  'for those who are part of it',
  is.event(
    'RoundDrafted',
    is.object({
      round,
      engine: stays('of no use outside', is.text()),
      ...sheet,
      groups: is.optional(is.list(is.list(player))),
    }),
    '`engine`: which version of pairing drew it. What was drafted before is gone, edits by hand with it. `groups`: who plays among themselves from then on, each group in the order of its schedule; of round 1, where the event is played so.',
  ),
);
export const DraftEdited = stays(
  'for those who are part of it',
  is.event('DraftEdited', is.object({ round, ...sheet, because }), 'The whole draft, as it is now.'),
);
export const DraftDiscarded = stays(
  'for those who are part of it',
  is.event(
    'DraftDiscarded',
    is.object({ round, because: is.optional(because) }),
    'As if the round had not been drafted.',
  ),
);
export const RoundPublished = is.event(
  'RoundPublished',
  is.object({ round, ...sheet }),
  'Publication 1 of the round: every table of it has a match from now on.',
);
export const PublicationChanged = is.event(
  'PublicationChanged',
  is.object({ round, publication, gone: is.list(is.object({ table, publication })), ...sheet, because }),
  '`gone`: tables whose matches are void, with the publication that opened them; `tables`: those that are new; `byes`: all of them as they are now.',
);
export const TimeExtended = is.event(
  'TimeExtended',
  is.object({
    round,
    table: is.optional(table),
    hall: is.optional(hall),
    minutes: leaves(is.whole()),
    because: is.optional(because),
  }),
);
export const ClockStarted = is.event(
  'ClockStarted',
  is.object({ round, hall: is.optional(hall), at: stays('of no use outside', is.text()) }),
  '`at`: from when on time runs. `hall`: its own clock; else that of the round, and of every hall that is not started by itself.',
);
export const RoundClosed = is.event(
  'RoundClosed',
  is.object({ round, unconfirmed: is.list(table), disputed: is.list(table) }),
  '`unconfirmed`: stand by the time that has passed; `disputed`: outside the standings for now.',
);

export type ByeGiven = Static<typeof ByeGiven>;
export type ByeTakenBack = Static<typeof ByeTakenBack>;
export type ResultAssigned = Static<typeof ResultAssigned>;
export type RoundDrafted = Static<typeof RoundDrafted>;
export type DraftEdited = Static<typeof DraftEdited>;
export type DraftDiscarded = Static<typeof DraftDiscarded>;
export type RoundPublished = Static<typeof RoundPublished>;
export type PublicationChanged = Static<typeof PublicationChanged>;
export type TimeExtended = Static<typeof TimeExtended>;
export type ClockStarted = Static<typeof ClockStarted>;
export type RoundClosed = Static<typeof RoundClosed>;
