import type { Answer, Answers, Clock, FactData, Roster, Side, Thrown } from '@adjutant/rules';
import type {
  Balance,
  Correction,
  DecidedResult,
  Ending,
  Note,
  Official,
  PaperSays,
  PointsChange,
  Seats,
  Settings,
  Situation,
} from './events.js';

interface Is<Type extends string, Data> {
  readonly type: Type;
  readonly data: Data;
}

/** Set by a judge who lets a command stand that the rules refuse. */
export interface WithOverride {
  readonly override?: { readonly reason: string };
}

/** How somebody says what they use: entries and abilities may be named by id or by name. */
export interface UseAsked extends WithOverride {
  readonly player: Side;
  /** Units by role: `target`, `enemy`, `bearer`, `newUnit`…; also `roll` (a kind of roll) and `order`. */
  readonly roles?: { readonly [role: string]: string };
  readonly answers?: Answers;
  readonly claims?: readonly (string | { readonly ability: string; readonly bearer?: string })[];
  /** What the table says it costs; checked against the rules. */
  readonly declared?: number;
  /** Dice for the rolls that the use makes due, in the order in which they fall due. */
  readonly dice?: readonly (readonly number[])[];
}

export type OpenMatch = Is<
  'OpenMatch',
  {
    readonly title: string;
    readonly pack: { readonly id: string; readonly release?: string };
    readonly seats: Seats;
    readonly settings?: Partial<Settings>;
  }
>;
export type SubmitRoster = Is<'SubmitRoster', { readonly player: Side; readonly roster: Roster } & WithOverride>;
export type AdoptSituation = Is<'AdoptSituation', Situation>;
/** Dice for the rolls that fall due with it, in that order (A before B). `thrown`: the sides of those dice, where they are not the ones asked for. */
export interface WithDice {
  readonly dice?: readonly (readonly number[])[];
  readonly thrown?: number;
}

export type StartBattle = Is<'StartBattle', { readonly firstTurn: Side } & WithDice & WithOverride>;
/** `by` decides that `first` has the first turn of the battle round. */
export type DecideTurnOrder = Is<'DecideTurnOrder', { readonly first: Side; readonly by: Side } & WithOverride>;
/** Without `to`: to the next phase. With it: step by step up to there. `player`: who declares it. */
export type AdvancePhase = Is<
  'AdvancePhase',
  { readonly player?: Side; readonly to?: Clock } & WithDice & WithOverride
>;
/** An option by id or name, or the dice that point at one. `player`: whose choice it is; for one of the match, who says it. */
export type Choose = Is<
  'Choose',
  {
    readonly choice: string;
    readonly player?: Side;
    readonly option?: string;
    readonly dice?: readonly number[];
    readonly roles?: { readonly [role: string]: string };
    readonly answers?: Answers;
  } & WithOverride
>;
/** A unit is named for the slot under way. `player`: who names it; its owner where it is left out. */
export type ActivateUnit = Is<'ActivateUnit', { readonly unit: string; readonly player?: Side } & WithOverride>;
export type EndActivation = Is<'EndActivation', { readonly player?: Side } & WithOverride>;
export type PlaceUnit = Is<'PlaceUnit', { readonly unit: string; readonly player?: Side } & WithOverride>;
/** `entry`: the use that is answered; may be left out while only one waits. */
export type AnswerUse = Is<
  'AnswerUse',
  {
    readonly player: Side;
    readonly option: string;
    readonly entry?: number;
    readonly roles?: { readonly [role: string]: string };
    readonly answers?: Answers;
  } & WithOverride
>;
export type UseStratagem = Is<'UseStratagem', { readonly stratagem: string } & UseAsked>;
export type UseAbility = Is<'UseAbility', { readonly ability: string } & UseAsked>;
export type IssueOrder = Is<
  'IssueOrder',
  { readonly order: string; readonly issuer: string; readonly recipient: string } & Omit<
    UseAsked,
    'roles' | 'claims' | 'declared' | 'dice'
  >
>;
export type RecordRoll = Is<
  'RecordRoll',
  {
    /** Who threw them; checked where it is said. */
    readonly player?: Side;
    readonly roll?: string;
    readonly dice: readonly number[];
    readonly by?: 'table' | 'server';
    readonly thrown?: number;
  }
>;
export type AnswerQuestion = Is<
  'AnswerQuestion',
  {
    readonly entry: number;
    readonly question: string;
    readonly answer: Exclude<Answer, 'unknown'>;
    readonly because?: string;
  }
>;
export type ContestAnswer = Is<
  'ContestAnswer',
  { readonly entry: number; readonly question: string; readonly player: Side; readonly because: string }
>;
/** `outsideCap`: the rule that lets it stand outside the cap on gains, by id or name. */
export type GainCommandPoints = Is<
  'GainCommandPoints',
  { readonly player: Side; readonly amount: number; readonly what: string; readonly outsideCap?: string }
>;
export type ScoreVictoryPoints = Is<
  'ScoreVictoryPoints',
  { readonly player: Side; readonly category: string; readonly points: number; readonly what: string }
>;
export type RecordUnitDestroyed = Is<
  'RecordUnitDestroyed',
  { readonly unit: string; readonly by?: string; readonly how?: string }
>;
export type RecordUnitReturned = Is<
  'RecordUnitReturned',
  { readonly unit: string; readonly as: string; readonly location?: string; readonly what: string }
>;
export type RecordBattleShock = Is<
  'RecordBattleShock',
  {
    readonly unit: string;
    readonly result: 'passed' | 'failed';
    readonly dice?: readonly number[];
    readonly answers?: Answers;
  } & WithOverride
>;
export type RecordUnitAction = Is<
  'RecordUnitAction',
  {
    readonly unit: string;
    readonly action: string;
    readonly targets?: readonly string[];
    readonly dice?: readonly number[];
    /** Nobody is asked: what is left out is taken as its question presumes. */
    readonly answers?: Answers;
  } & WithOverride
>;
/** Several units that go at the same moment. */
export type RecordUnitsDestroyed = Is<
  'RecordUnitsDestroyed',
  { readonly units: readonly string[]; readonly by?: string; readonly how?: string }
>;
/** A fact of a kind that the pack describes. */
export type RecordFact = Is<
  'RecordFact',
  { readonly fact: string; readonly player: Side; readonly data: FactData } & WithOverride
>;
/** Several facts at once, all of them or none; in this order. */
export type RecordFacts = Is<
  'RecordFacts',
  {
    readonly player: Side;
    readonly facts: readonly { readonly fact: string; readonly data: FactData }[];
  } & WithOverride
>;
/** Dice are thrown for an objective, with the die that it asks for; `bonus`: those for the one that it brings along. */
export type DrawObjective = Is<
  'DrawObjective',
  { readonly player: Side; readonly bonus?: Thrown } & Thrown & WithOverride
>;
/** By id, number or name. */
export type DiscardObjective = Is<
  'DiscardObjective',
  { readonly player: Side; readonly objective: string } & WithOverride
>;
/** A judge looks at everything that is sealed; that somebody looked stays in the record. */
export type InspectHands = Is<'InspectHands', { readonly because?: string }>;
/** By anybody at the table, before the battle, during it and after it. */
export type RecordNote = Is<'RecordNote', Note>;
/** What the paper says, held against the ledger at once. */
export type DeclareRunning = Is<'DeclareRunning', PaperSays>;
export type CorrectEntry = Is<
  'CorrectEntry',
  { readonly entry: number; readonly correction: Correction; readonly because: string }
>;
export type RewindMatch = Is<'RewindMatch', { readonly to: number; readonly because: string }>;

/** What a ruling does about the record. Several are carried out in order, each on what the one before has left. */
export type Remedy =
  /** No action: the record stands. */
  | { readonly kind: 'none' }
  | { readonly kind: 'strike'; readonly entries: readonly number[] }
  | { readonly kind: 'correct'; readonly entry: number; readonly correction: Correction }
  | ({ readonly kind: 'adjust' } & PointsChange)
  /** The result is what the judge says, whatever was played. */
  | ({ readonly kind: 'decide' } & DecidedResult)
  /** A balance that was wrong is set right just before entry `before`; what was used later is told again from there. */
  | ({ readonly kind: 'set'; readonly before: number } & Balance)
  /** A command that was refused, or never made, is let stand as if it had been made right after entry `after`. */
  | { readonly kind: 'allow'; readonly after: number; readonly command: MatchCommand }
  /** `simple` takes back the last action alone; `full` everything after `to`. */
  | { readonly kind: 'rewind'; readonly to: number; readonly backup: 'simple' | 'full' };

/** Comes from the dispute that the ruling was given in, never from a person. `ruling`: its id in the dispute; one is applied once. */
export type ApplyRuling = Is<
  'ApplyRuling',
  {
    readonly dispute: string;
    readonly ruling: string;
    readonly by: Official;
    readonly remedies: readonly Remedy[];
    readonly because: string;
    /** The last entry when the judge was called: whoever was called before a result was confirmed rules on it. */
    readonly called?: number;
  }
>;
/** `entry`: number of its `RulingApplied`. */
export type ReverseRuling = Is<'ReverseRuling', { readonly entry: number; readonly because: string }>;
export type AdjustPoints = Is<'AdjustPoints', PointsChange & { readonly because: string }>;
export type ConcedeMatch = Is<'ConcedeMatch', { readonly player: Side; readonly because?: string }>;
export type FinishMatch = Is<
  'FinishMatch',
  { readonly ending?: Exclude<Ending, 'concession'>; readonly because?: string }
>;
export type ConfirmResult = Is<'ConfirmResult', { readonly player: Side }>;
/** Officials decide the result: somebody did not come, was disqualified, or the players agree. */
export type DecideResult = Is<'DecideResult', DecidedResult & { readonly because: string }>;
/** Until the result counts. Links of the seats that change hold no longer. */
export type CorrectSeats = Is<'CorrectSeats', { readonly seats: Seats; readonly because: string }>;
/** For a match that was opened twice or at the wrong table. `RestoreMatch` undoes it. */
export type VoidMatch = Is<'VoidMatch', { readonly because: string }>;
export type RestoreMatch = Is<'RestoreMatch', { readonly because: string }>;

export type MatchCommand =
  | OpenMatch
  | SubmitRoster
  | AdoptSituation
  | StartBattle
  | DecideTurnOrder
  | AdvancePhase
  | Choose
  | ActivateUnit
  | EndActivation
  | PlaceUnit
  | AnswerUse
  | UseStratagem
  | UseAbility
  | IssueOrder
  | RecordRoll
  | AnswerQuestion
  | ContestAnswer
  | GainCommandPoints
  | ScoreVictoryPoints
  | RecordUnitDestroyed
  | RecordUnitReturned
  | RecordBattleShock
  | RecordUnitAction
  | RecordUnitsDestroyed
  | RecordFact
  | RecordFacts
  | DrawObjective
  | DiscardObjective
  | InspectHands
  | RecordNote
  | DeclareRunning
  | CorrectEntry
  | RewindMatch
  | ApplyRuling
  | ReverseRuling
  | AdjustPoints
  | ConcedeMatch
  | FinishMatch
  | DecideResult
  | ConfirmResult
  | CorrectSeats
  | VoidMatch
  | RestoreMatch;

export const MATCH_COMMANDS = [
  'OpenMatch',
  'SubmitRoster',
  'AdoptSituation',
  'StartBattle',
  'DecideTurnOrder',
  'AdvancePhase',
  'Choose',
  'ActivateUnit',
  'EndActivation',
  'PlaceUnit',
  'AnswerUse',
  'UseStratagem',
  'UseAbility',
  'IssueOrder',
  'RecordRoll',
  'AnswerQuestion',
  'ContestAnswer',
  'GainCommandPoints',
  'ScoreVictoryPoints',
  'RecordUnitDestroyed',
  'RecordUnitReturned',
  'RecordBattleShock',
  'RecordUnitAction',
  'RecordUnitsDestroyed',
  'RecordFact',
  'RecordFacts',
  'DrawObjective',
  'DiscardObjective',
  'InspectHands',
  'RecordNote',
  'DeclareRunning',
  'CorrectEntry',
  'RewindMatch',
  'ApplyRuling',
  'ReverseRuling',
  'AdjustPoints',
  'ConcedeMatch',
  'FinishMatch',
  'DecideResult',
  'ConfirmResult',
  'CorrectSeats',
  'VoidMatch',
  'RestoreMatch',
] as const satisfies readonly MatchCommand['type'][];
