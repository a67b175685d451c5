import { is, leaves, stays, type Static } from '@adjutant/kernel';
import { because, BothFigures, Figures, player, round, table, toldOnList } from '../members.js';
import { EntrySaid, without } from '../entry-changes.js';
import { CHECKS } from '../commands/lists.js';

export const PlayerEntered = is.event(
  'PlayerEntered',
  is.object({
    player,
    // Opaque as they are, they still say who belongs together.
    groups: stays('a person', is.mapOf(is.names())),
    rating: is.optional(leaves(is.amount())),
    faction: is.optional(leaves(is.name(), 'a word')),
    detachment: is.optional(leaves(is.name(), 'a word')),
    barredFromBye: is.optional(leaves(is.yes())),
    standby: is.optional(leaves(is.yes())),
    table: is.optional(table),
    from: round,
    waits: leaves(is.yes()),
  }),
  '`from`: the first round that the player can be paired for; `waits`: on the waiting list.',
);
export const PlayerAdmitted = is.event('PlayerAdmitted', is.object({ player, from: round }), 'From the waiting list.');
export const PlayerWithdrawn = is.event('PlayerWithdrawn', is.object({ player, because: is.optional(because) }));
export const EntryChanged = is.event(
  'EntryChanged',
  is.object({
    player,
    changes: EntrySaid,
    without: is.optional(without),
    because,
    late: leaves(is.yes({ says: 'Round 1 was out already.' })),
  }),
  'Pairing goes by it from the next round on that is drafted.',
);
export const StandbyChanged = is.event('StandbyChanged', is.object({ player, standby: leaves(is.yes()) }));
export const PlayerCheckedIn = is.event('PlayerCheckedIn', is.object({ player }));
export const FiguresTold = is.event(
  'FiguresTold',
  is.object({
    player,
    figures: Figures,
    round: is.optional(is.says('Of their table in this round; of the whole event where it is left out.', round)),
    late: is.optional(leaves(is.yes({ says: 'The round was closed already.' }))),
  }),
);
export const FiguresReported = is.event(
  'FiguresReported',
  is.object({ player, round, both: BothFigures }),
  'By one of the two at a table: it counts for nothing until the other says the same.',
);
export const CheckInTakenBack = is.event('CheckInTakenBack', is.object({ player }));
export const PlayerDropped = is.event(
  'PlayerDropped',
  is.object({
    player,
    until: leaves(is.whole()),
    because: is.optional(because),
    noShow: is.optional(leaves(is.yes())),
  }),
  '`until`: the last round that the player is part of; 0: none.',
);
export const PlayerReinstated = is.event('PlayerReinstated', is.object({ player, from: round, because }));
export const ListSubmitted = is.event(
  'ListSubmitted',
  is.object({
    player,
    digest: leaves(is.hash(), 'a hash'),
    check: leaves(is.oneOf(CHECKS)),
    told: is.optional(toldOnList),
    late: leaves(is.yes()),
    because: is.optional(because),
  }),
);
export const ListOverruled = is.event(
  'ListOverruled',
  is.object({ player, digest: leaves(is.hash(), 'a hash'), check: leaves(is.oneOf(CHECKS)), because }),
  'What an official says of a list in place of the pack.',
);
export const ListsLocked = is.event('ListsLocked', is.object({}));

export type PlayerEntered = Static<typeof PlayerEntered>;
export type PlayerAdmitted = Static<typeof PlayerAdmitted>;
export type PlayerWithdrawn = Static<typeof PlayerWithdrawn>;
export type EntryChanged = Static<typeof EntryChanged>;
export type StandbyChanged = Static<typeof StandbyChanged>;
export type PlayerCheckedIn = Static<typeof PlayerCheckedIn>;
export type FiguresTold = Static<typeof FiguresTold>;
export type FiguresReported = Static<typeof FiguresReported>;
export type CheckInTakenBack = Static<typeof CheckInTakenBack>;
export type PlayerDropped = Static<typeof PlayerDropped>;
export type PlayerReinstated = Static<typeof PlayerReinstated>;
export type ListSubmitted = Static<typeof ListSubmitted>;
export type ListOverruled = Static<typeof ListOverruled>;
export type ListsLocked = Static<typeof ListsLocked>;
