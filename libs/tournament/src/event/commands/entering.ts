import { is, type Static } from '@adjutant/kernel';
import { EntryChanges } from '../entry-changes.js';
import { because, BothFigures, Figures, player, round, table } from '../members.js';

const groups = is.optional(
  is.mapOf(is.names(), 'lists of ids', {
    says: 'What pairing may be asked to avoid, by kind (`club`, `nation`), as opaque ids.',
  }),
);

export const EnterPlayer = is.message(
  'EnterPlayer',
  is.object({
    player,
    groups,
    rating: is.optional(is.amount({ says: 'For seeds and brackets: higher is better.' })),
    faction: is.optional(is.name()),
    detachment: is.optional(is.name()),
    barredFromBye: is.optional(is.yes()),
    standby: is.optional(is.yes({ says: 'Plays only where the number would be odd without them.' })),
    table: is.optional(table),
  }),
  'Before round 1 or later: a late entry is paired from the next round on. Records PlayerEntered.',
);
export const WithdrawPlayer = is.message(
  'WithdrawPlayer',
  is.object({ player, because: is.optional(because) }),
  'Before round 1; the first who waits moves up. Records PlayerWithdrawn, and PlayerAdmitted for whoever moves up.',
);
export const ChangeEntry = is.message(
  'ChangeEntry',
  is.object({ player, changes: EntryChanges, because }),
  'Until the event has ended. Pairing goes by it from the next draft on, and prizes at once; rounds that are drafted keep what was known then. Records EntryChanged.',
);
export const StandBy = is.message(
  'StandBy',
  is.object({
    player,
    standby: is.yes({ says: 'Plays only where the number would be odd without them; `no`: always.' }),
  }),
  'From the next round on that is drafted. Records StandbyChanged.',
);
export const CheckIn = is.message('CheckIn', is.object({ player }), 'Records PlayerCheckedIn.');
export const TellFigures = is.message(
  'TellFigures',
  is.object({
    player,
    figures: Figures,
    round: is.optional(is.says('Of their table in this round; of the whole event where it is left out.', round)),
  }),
  'Points that no match brings: of the whole event, such as painting, sportsmanship or votes; of a table, such as games won or tournament points. Each takes the place of what was told before by that name. Records FiguresTold.',
);
export const ReportFigures = is.message(
  'ReportFigures',
  is.object({
    player: is.says('Whose word it is: one of the two.', player),
    round,
    both: is.says('What the order of the event asks of a table, of each of the two.', BothFigures),
  }),
  'What a player says of their own table beside its match, while its round is played. It counts once the other says the same, or an official tells it. Records FiguresReported, or FiguresTold of each.',
);
export const TakeCheckInBack = is.message(
  'TakeCheckInBack',
  is.object({ player }),
  'Whoever was checked in by mistake, before round 1 is out. Records CheckInTakenBack.',
);
export const SweepNoShows = is.message(
  'SweepNoShows',
  is.object({}),
  'Everybody who has not checked in is dropped before round 1, and whoever waits moves up into their places. Records PlayerDropped for each, and PlayerAdmitted for whoever moves up.',
);
export const DropPlayer = is.message(
  'DropPlayer',
  is.object({ player, because: is.optional(because) }),
  'A table of a running round is still decided; from the next round on the player is not paired. Before round 1 is out the first who waits moves up; before a bracket begins the next of the standings takes their seed. Records PlayerDropped, and PlayerAdmitted or FieldCut.',
);
export const ReinstatePlayer = is.message(
  'ReinstatePlayer',
  is.object({ player, because }),
  'Whoever was dropped is paired again from the next round on. Records PlayerReinstated.',
);

export type EnterPlayer = Static<typeof EnterPlayer>;
export type WithdrawPlayer = Static<typeof WithdrawPlayer>;
export type ChangeEntry = Static<typeof ChangeEntry>;
export type StandBy = Static<typeof StandBy>;
export type CheckIn = Static<typeof CheckIn>;
export type TellFigures = Static<typeof TellFigures>;
export type ReportFigures = Static<typeof ReportFigures>;
export type TakeCheckInBack = Static<typeof TakeCheckInBack>;
export type SweepNoShows = Static<typeof SweepNoShows>;
export type DropPlayer = Static<typeof DropPlayer>;
export type ReinstatePlayer = Static<typeof ReinstatePlayer>;
