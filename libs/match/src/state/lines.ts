import {
  bookAdjustment,
  bookGain,
  bookSetting,
  destroyUnit,
  addCopy,
  claimAwards,
  decidedByRoster,
  endSlot,
  grown,
  recordFact,
  takeSlot,
} from '@adjutant/rules';
import type { MatchEvent } from '../events.js';
import { conceded, decided, finished, onwards, ordering, raised, started } from './course-events.js';
import { adoptSituation } from './situation.js';
import { enlist } from './enlist.js';
import { played, written, type Line } from './line.js';
import { discarded, drawn } from './objective-events.js';
import { answered, choose, contest, recordAct, recordBattleShock, scored, settling } from './table-events.js';
import { answerUse, issueOrder, recordRoll, useEntry } from './uses.js';
import { confirmed, corrected, ofTime, restored, voided } from './around-the-table.js';

type Lines = { readonly [Type in MatchEvent['type']]: Line<Extract<MatchEvent, { readonly type: Type }>> };

/**
 * What every event of a match does: the one table that a record is folded by. An event without a line here does not compile,
 * and one that does nothing to the table says so by having none of the functions.
 */
export const LINES: Lines = {
  MatchOpened: played(),
  RosterSubmitted: played({
    table: ({ pack, table, number }, { player, roster }) =>
      decidedByRoster(pack, enlist(pack, table, player, roster), player, roster, number),
  }),
  SituationAdopted: played({
    moves: ({ pack, table, number }, data) => adoptSituation(pack, table, data, number),
    hides: 'hands',
  }),
  BattleStarted: played({ moves: started }),
  TurnOrderDecided: played({ table: ({ table }, data) => ordering(table, data) }),
  PhaseAdvanced: played({ moves: onwards }),
  ChoiceMade: played({ table: choose, hides: ['option', 'roles', 'answers', 'dice', 'overridden'] }),
  UnitActivated: played({ table: ({ pack, table, number }, { unit }) => takeSlot(pack, table, unit, number) }),
  ActivationEnded: played({ table: ({ pack, table }) => endSlot(pack, table) }),
  UnitPlaced: played({
    table: ({ pack, table, number }, { unit }) => endSlot(pack, takeSlot(pack, table, unit, number)),
  }),
  UseAnswered: played({ moves: ({ pack, table, number }, data) => answerUse(pack, table, data, number) }),
  StratagemUsed: played({
    moves: ({ pack, table, number, open }, use) => useEntry(pack, table, use, number, open),
    hides: 'objectives-named',
  }),
  AbilityUsed: played({
    moves: ({ pack, table, number, open }, use) => useEntry(pack, table, use, number, open),
    hides: 'objectives-named',
  }),
  OrderIssued: played({
    table: ({ pack, table, number, open }, use) => issueOrder(pack, table, use, number, open),
    hides: 'objectives-named',
  }),
  RollRecorded: played({ moves: ({ pack, table }, data) => recordRoll(pack, table, data) }),
  QuestionAnswered: written({ table: ({ table }, data) => answered(table, data), rewrites: true }),
  AnswerContested: written({ table: contest }),
  CommandPointsGained: played({
    moves: ({ pack, table, number }, data) => bookGain(pack, table, { ...data, number, resource: 'cp' }),
  }),
  VictoryPointsScored: played({ moves: ({ pack, table, number }, data) => scored(pack, table, data, number) }),
  UnitDestroyed: played({ table: ({ table, number }, { unit, by }) => destroyUnit(table, unit, number, by) }),
  UnitReturned: played({
    table: ({ pack, table }, { unit, as, location }) => addCopy(pack, table, { of: unit, as, location }),
  }),
  BattleShockRecorded: played({ table: recordBattleShock }),
  UnitActed: played({ table: recordAct }),
  UnitsDestroyed: played({
    table: ({ table, number }, { units, by }) => units.reduce((now, unit) => destroyUnit(now, unit, number, by), table),
  }),
  FactRecorded: played({ moves: ({ pack, table, number }, data) => recordFact(pack, table, data, number) }),
  ObjectiveDrawn: played({
    moves: ({ pack, table, number }, data) => drawn(pack, table, data, number),
    hides: ['drawn'],
  }),
  DrawVoided: played(),
  ObjectiveDiscarded: played({
    moves: ({ pack, table, number }, data) => discarded(pack, table, data, number),
    hides: ['objective'],
  }),
  ObjectiveRevealed: written({ rewrites: true }),
  HandsInspected: written(),
  NoteRecorded: written(),
  RunningDeclared: played(),
  EntryCorrected: written({ rewrites: true }),
  MatchRewound: written({ rewrites: true }),
  RulingApplied: written(),
  RulingReversed: written({ rewrites: true }),
  PointsAdjusted: written({
    moves: ({ pack, table, number }, data) => settling(pack, bookAdjustment(table, { ...data, number })),
  }),
  BalanceSet: written({
    moves: ({ pack, table, number }, data) => settling(pack, bookSetting(table, { ...data, number })),
  }),
  SeatsCorrected: written({ match: corrected }),
  MatchConceded: played({ table: conceded }),
  MatchFinished: played({ moves: finished }),
  ResultDecided: written({ table: decided }),
  ResultConfirmed: written({ match: confirmed }),
  MatchVoided: written({ match: voided }),
  MatchRestored: written({ match: restored }),
  TakeBackAsked: written(),
  TakeBackAgreed: written(),
  TakeBackDeclined: written(),
  RoundConfirmed: played(),
  DepthRaised: written({ table: ({ table }, data) => raised(table, data) }),
  BookEntriesAdded: written({
    table: ({ table }, data) => ({ ...table, book: grown(table.book ?? { entries: [] }, data) }),
  }),
  ChessClockSet: ofTime('ChessClockSet'),
  TimePassed: ofTime('TimePassed'),
  TimePaused: ofTime('TimePaused'),
  TimeGiven: ofTime('TimeGiven'),
  TimeTurned: ofTime('TimeTurned'),
  TimeRanOut: ofTime('TimeRanOut'),
  AwardsClaimed: played({ moves: ({ pack, table, number }, data) => claimAwards(pack, table, data, number) }),
};

/** A list of so many lines is asked at every event of every record: what is found by a key of it costs several times as much. */
const BY_TYPE: ReadonlyMap<string, Line<MatchEvent>> = new Map(Object.entries(LINES) as [string, Line<MatchEvent>][]);

/** The line of a type of event; undefined for what a newer build wrote. */
export function lineOf(type: string): Line<MatchEvent> | undefined {
  return BY_TYPE.get(type);
}
