import type { Json } from '@adjutant/kernel';
import type { Answer, Answers, ClaimUse, Clock, Drawn, FactData, Roster, Side } from '@adjutant/rules';
import type { Awarded, DecidedResult, PointsChange } from './deciding.js';
import type { Correction } from './messages/correction.js';
import type { Official } from './messages/ruling.js';
import type { PinnedPack, Seats, Settings } from './opening.js';
import type { Balance, Note, PaperSays } from './paper.js';
import type { Situation } from './situation.js';

/**
 * What a match records. The names and shapes below are the storage format for ever: a changed shape is a new schema
 * version with an upcaster, a changed meaning is a new event. Events hold what the table declared; what it is worth
 * (price, gain, cap) is worked out from the pinned pack.
 */
export type MatchEvent =
  | MatchOpened
  | RosterSubmitted
  | SituationAdopted
  | BattleStarted
  | TurnOrderDecided
  | PhaseAdvanced
  | ChoiceMade
  | UnitActivated
  | ActivationEnded
  | UnitPlaced
  | UseAnswered
  | StratagemUsed
  | AbilityUsed
  | OrderIssued
  | RollRecorded
  | QuestionAnswered
  | AnswerContested
  | CommandPointsGained
  | VictoryPointsScored
  | UnitDestroyed
  | UnitReturned
  | BattleShockRecorded
  | UnitActed
  | UnitsDestroyed
  | FactRecorded
  | ObjectiveDrawn
  | DrawVoided
  | ObjectiveDiscarded
  | ObjectiveRevealed
  | HandsInspected
  | NoteRecorded
  | RunningDeclared
  | EntryCorrected
  | MatchRewound
  | RulingApplied
  | RulingReversed
  | PointsAdjusted
  | BalanceSet
  | SeatsCorrected
  | MatchConceded
  | MatchFinished
  | ResultDecided
  | ResultConfirmed
  | MatchVoided
  | MatchRestored;

export type { Correction } from './messages/correction.js';
export type { Official } from './messages/ruling.js';
export { actOf, declarationOf } from './deeds.js';
export type { PinnedPack, Seats, Settings } from './opening.js';
export { AWARD_UNITS, Awarded, DecidedResult, GROUNDS, Outcome, type PointsChange } from './deciding.js';
export { NOTE_KINDS, type Balance, type Note, type PaperSays } from './paper.js';
export type { Situation, UnitSituation } from './situation.js';

interface Is<Type extends string, Data> {
  readonly type: Type;
  readonly data: Data;
}

export type MatchOpened = Is<
  'MatchOpened',
  { readonly title: string; readonly pack: PinnedPack; readonly seats: Seats; readonly settings: Settings }
>;

export type RosterSubmitted = Is<'RosterSubmitted', { readonly player: Side; readonly roster: Roster } & Overridable>;

export type SituationAdopted = Is<'SituationAdopted', Situation>;

export type BattleStarted = Is<'BattleStarted', { readonly firstTurn: Side } & Overridable>;

/** `first` has the first turn of the battle round; `by` decided that. */
export type TurnOrderDecided = Is<
  'TurnOrderDecided',
  { readonly round: number; readonly first: Side; readonly by: Side } & Overridable
>;

export type PhaseAdvanced = Is<'PhaseAdvanced', { readonly to: Clock } & Overridable>;

/** A refusal that a judge set aside. */
export interface Overridden {
  readonly by: string;
  readonly reason: string;
  readonly codes: readonly string[];
}

export interface Overridable {
  readonly overridden?: Overridden;
}

/** An option that was picked, or rolled with these dice; `player` null: for the match. */
export type ChoiceMade = Is<
  'ChoiceMade',
  {
    readonly choice: string;
    readonly player: Side | null;
    readonly option: string;
    readonly roles: { readonly [role: string]: string };
    readonly answers: Answers;
    readonly dice?: readonly number[];
  } & Overridable
>;

/** The unit that acts in the slot under way, where players alternate unit by unit. */
export type UnitActivated = Is<'UnitActivated', { readonly unit: string } & Overridable>;
export type ActivationEnded = Is<'ActivationEnded', { readonly unit: string } & Overridable>;
/** A unit is put on the table in its player's turn to do so. */
export type UnitPlaced = Is<'UnitPlaced', { readonly unit: string } & Overridable>;

/** How the opponent answered the use of this number. */
export type UseAnswered = Is<
  'UseAnswered',
  {
    readonly entry: number;
    readonly player: Side;
    readonly option: string;
    readonly roles: { readonly [role: string]: string };
    readonly answers: Answers;
  } & Overridable
>;

/** A use as the table declared it. */
export interface UseDeclared extends Overridable {
  readonly player: Side;
  readonly entry: string;
  readonly roles: { readonly [role: string]: string };
  readonly answers: Answers;
  readonly claims: readonly ClaimUse[];
  /** The commitment to the objectives that it names, where hands are sealed; they are not among the roles then. */
  readonly sealed?: string;
  /** What the players said it costs; left out where they left it to the rules. */
  readonly declared?: number;
}

export type StratagemUsed = Is<'StratagemUsed', UseDeclared>;
export type AbilityUsed = Is<'AbilityUsed', UseDeclared>;
export type OrderIssued = Is<'OrderIssued', UseDeclared>;

/** Dice of a pending roll, as they lay on the table. */
export type RollRecorded = Is<
  'RollRecorded',
  {
    readonly roll: string;
    readonly dice: readonly number[];
    readonly by: 'table' | 'server';
    /** Sides of the dice that were thrown, where they stand for dice of fewer: a D6 for a D3. */
    readonly thrown?: number;
  }
>;

export type QuestionAnswered = Is<
  'QuestionAnswered',
  { readonly entry: number; readonly question: string; readonly answer: Answer; readonly because?: string }
>;

export type AnswerContested = Is<
  'AnswerContested',
  { readonly entry: number; readonly question: string; readonly player: Side; readonly because: string }
>;

/** `outsideCap`: the rule that lets it stand outside the cap on gains, by id or in words. */
export type CommandPointsGained = Is<
  'CommandPointsGained',
  { readonly player: Side; readonly amount: number; readonly what: string; readonly outsideCap?: string }
>;

export type VictoryPointsScored = Is<
  'VictoryPointsScored',
  { readonly player: Side; readonly category: string; readonly points: number; readonly what: string }
>;

export type UnitDestroyed = Is<'UnitDestroyed', { readonly unit: string; readonly by?: string; readonly how?: string }>;

export type UnitReturned = Is<
  'UnitReturned',
  { readonly unit: string; readonly as: string; readonly location: string; readonly what: string }
>;

export type BattleShockRecorded = Is<
  'BattleShockRecorded',
  {
    readonly unit: string;
    readonly result: 'passed' | 'failed';
    readonly dice?: readonly number[];
    readonly answers?: Answers;
  } & Overridable
>;

export type UnitActed = Is<
  'UnitActed',
  {
    readonly unit: string;
    readonly act: string;
    readonly targets?: readonly string[];
    readonly dice?: readonly number[];
    /** What was vouched for; left out where nothing was. */
    readonly answers?: Answers;
  } & Overridable
>;

/** Several units that went at the same moment. */
export type UnitsDestroyed = Is<
  'UnitsDestroyed',
  { readonly units: readonly string[]; readonly by?: string; readonly how?: string }
>;

/** Something that a player wrote down about the table, of a kind that the pack describes. */
export type FactRecorded = Is<
  'FactRecorded',
  { readonly fact: string; readonly player: Side; readonly data: FactData } & Overridable
>;
/** What a player may hide until it is achieved; `sealed`: the commitment to it that stands in its place. */
export interface Sealable {
  readonly sealed?: string;
}

/** Dice have drawn an objective. */
export type ObjectiveDrawn = Is<
  'ObjectiveDrawn',
  { readonly player: Side; readonly drawn?: Drawn } & Sealable & Overridable
>;

/** Dice thrown for an objective that the player has drawn before: nothing comes of them, and they are thrown again. */
export type DrawVoided = Is<'DrawVoided', { readonly player: Side; readonly dice: readonly number[] }>;

/** `objective`: id of the entry. */
export type ObjectiveDiscarded = Is<
  'ObjectiveDiscarded',
  { readonly player: Side; readonly objective?: string } & Sealable & Overridable
>;

/**
 * Opens the entry that holds the commitment `sealed`: `holds` are the members that were hidden in it. Whoever knows the
 * salt can work the commitment out again.
 */
export type ObjectiveRevealed = Is<
  'ObjectiveRevealed',
  {
    readonly player: Side;
    readonly sealed: string;
    readonly holds: { readonly [member: string]: Json };
    readonly salt: string;
  }
>;

/** A judge has looked at everything that is sealed so far. */
export type HandsInspected = Is<'HandsInspected', { readonly by: string; readonly because?: string }>;

export type NoteRecorded = Is<'NoteRecorded', Note>;
/** What the paper says. It is held against the ledger and never changes a balance. */
export type RunningDeclared = Is<'RunningDeclared', PaperSays>;

export type EntryCorrected = Is<
  'EntryCorrected',
  { readonly entry: number; readonly correction: Correction; readonly because: string }
>;

/**
 * Everything after entry `to` is struck; what follows this event is played from there. `keeps`: entries after `to` that stay
 * all the same, since they were not played: what was ruled, corrected, revealed and looked at in the meantime.
 */
export type MatchRewound = Is<
  'MatchRewound',
  { readonly to: number; readonly because: string; readonly keeps?: readonly number[] }
>;

/** A ruling of a dispute takes effect: the `entries` entries that follow this one are what it comes to. */
export type RulingApplied = Is<
  'RulingApplied',
  {
    readonly dispute: string;
    readonly ruling: string;
    readonly by: Official;
    readonly entries: number;
    readonly because: string;
  }
>;

/** Strikes the ruling applied at `entry`, with every entry that it came to. */
export type RulingReversed = Is<'RulingReversed', { readonly entry: number; readonly because: string }>;

export type PointsAdjusted = Is<'PointsAdjusted', PointsChange & { readonly because: string }>;

/** The balance stands at this from here on, by a ruling that has put it at this place. */
export type BalanceSet = Is<'BalanceSet', Balance & { readonly because: string }>;

/** Who sits where from now on, and sat there all along: the match was opened with somebody else's name. */
export type SeatsCorrected = Is<'SeatsCorrected', { readonly seats: Seats; readonly because: string }>;

/** `awarded`: where the event gives points for a concession. */
export type MatchConceded = Is<
  'MatchConceded',
  { readonly player: Side; readonly because?: string; readonly awarded?: Awarded }
>;

export type Ending = 'all-rounds-played' | 'time' | 'concession' | 'judge';

export type MatchFinished = Is<
  'MatchFinished',
  { readonly ending: Exclude<Ending, 'concession'>; readonly because?: string }
>;

/** `by`: who entered it for the player; left out where the player says it, whom it binds then. */
export type ResultConfirmed = Is<'ResultConfirmed', { readonly player: Side; readonly by?: Official }>;

/** The match counts for nothing any more, such as one that was opened twice. What stands in its record stays readable. */
export type MatchVoided = Is<'MatchVoided', { readonly because: string }>;

/** A void match counts again, as it stood. */
export type MatchRestored = Is<'MatchRestored', { readonly because: string }>;

/** Officials decide the result, before the battle, during it or after it. What was played stays beside it. */
export type ResultDecided = Is<'ResultDecided', DecidedResult & { readonly because: string }>;

export const MATCH_EVENTS = [
  'MatchOpened',
  'RosterSubmitted',
  'SituationAdopted',
  'BattleStarted',
  'TurnOrderDecided',
  'PhaseAdvanced',
  'ChoiceMade',
  'UnitActivated',
  'ActivationEnded',
  'UnitPlaced',
  'UseAnswered',
  'StratagemUsed',
  'AbilityUsed',
  'OrderIssued',
  'RollRecorded',
  'QuestionAnswered',
  'AnswerContested',
  'CommandPointsGained',
  'VictoryPointsScored',
  'UnitDestroyed',
  'UnitReturned',
  'BattleShockRecorded',
  'UnitActed',
  'UnitsDestroyed',
  'FactRecorded',
  'ObjectiveDrawn',
  'DrawVoided',
  'ObjectiveDiscarded',
  'ObjectiveRevealed',
  'HandsInspected',
  'NoteRecorded',
  'RunningDeclared',
  'EntryCorrected',
  'MatchRewound',
  'RulingApplied',
  'RulingReversed',
  'PointsAdjusted',
  'BalanceSet',
  'SeatsCorrected',
  'MatchConceded',
  'MatchFinished',
  'ResultDecided',
  'ResultConfirmed',
  'MatchVoided',
  'MatchRestored',
] as const satisfies readonly MatchEvent['type'][];
