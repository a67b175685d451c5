import { is, type Static } from '@adjutant/kernel';
import type { ToldBook } from '../book/book-entry.js';
import type { Clock, Side, TurnOrder } from '../clock/sequence.js';
import type { RollDue } from '../pack/entry.js';
import type { Depth } from './depth.js';
import type { Destroyed, RecordedFact } from './facts.js';
import { NOTHING_OWED, type DrawnObjective, type Owed } from './objectives.js';
import type { Army, Unit } from './units.js';

export type { OrderSheet, RosterAbility, RosterLimit, RosterStratagem } from '../muster/roster-parts.js';

export * from './facts.js';
export * from './objectives.js';
export * from './units.js';

/** One accepted use of an entry. */
export interface Use {
  readonly number: number;
  readonly player: Side;
  readonly entry: string;
  readonly at: Clock | null;
  readonly unit: string | null;
  /** What it named, by role. */
  readonly roles?: { readonly [role: string]: string };
  readonly claims: readonly ClaimUse[];
  /** Nothing was paid for it and nothing comes of it; left out of every other, and where no pack asks for it. */
  readonly unpaid?: true;
}

export interface ClaimUse {
  readonly ability: string;
  readonly bearer: string;
}

/** A unit that was named for a slot of a step that alternates. */
export interface Taken {
  readonly number: number;
  readonly unit: string;
  readonly player: Side;
  readonly at: Clock;
}

/** The slot under way: the unit named for it, and whether a rule has handed it to the other player. */
export interface Slot {
  readonly unit: string | null;
  readonly settled: boolean;
}

/** Something that was decided, for the match or by a player. */
export interface Choice {
  readonly number: number;
  readonly choice: string;
  /** Whose it is; null: the match's. */
  readonly player: Side | null;
  readonly option: string;
  /** Units and other things that the option names. */
  readonly roles: { readonly [role: string]: string };
  readonly at: Clock | null;
  /** The roster decides it: nobody chose. */
  readonly onRoster?: true;
}

/** Something recorded about a unit: an action, or a test with its result. */
export interface Act {
  readonly number: number;
  readonly unit: string;
  readonly act: string;
  readonly at: Clock | null;
  readonly result?: 'passed' | 'failed';
  /** What it was done at: a marker, or a piece of terrain by its name. */
  readonly place?: string;
}

export interface IssuedOrder {
  readonly number: number;
  readonly player: Side;
  readonly issuer: string;
  readonly order: string;
  readonly recipient: string;
  readonly at: Clock | null;
  /** Whether it counts against the issuer's allowance. */
  readonly counted: boolean;
  /** Whether it still affects the recipient. */
  readonly active: boolean;
}

/** Dice as they count, and what the roll comes to with everything that adds to them. */
export interface Rolled {
  readonly dice: readonly number[];
  readonly total: number;
}

export interface PendingRoll {
  /** Number of the entry that made it due, with the purpose: unique in a match. */
  readonly id: string;
  readonly number: number;
  readonly player: Side;
  readonly due: RollDue;
  readonly cause: string;
  readonly roles: { readonly [role: string]: string };
  /** The objective that is scored with it. */
  readonly objective?: string;
  /** What the roll rests on, for the lines that come of it. */
  readonly because?: readonly string[];
}

/** A question left open by the one who acted, where the match allows that, or contested by the opponent. */
export interface PendingQuestion {
  readonly number: number;
  readonly question: string;
  readonly key: string;
  readonly asks: string;
  readonly by: Side;
  readonly contested: boolean;
}

/** A use that the other player has to answer before anything else happens. */
export interface PendingAnswer {
  readonly number: number;
  readonly entry: string;
  /** Who used it, and who answers. */
  readonly player: Side;
  readonly by: Side;
  readonly roles: { readonly [role: string]: string };
}

/** Something under way: opened by a unit, perhaps on others, and at a stage. */
export interface Open {
  /** Number of the entry that opened it. */
  readonly number: number;
  readonly window: string;
  /** The unit that acts. */
  readonly unit: string;
  readonly targets: readonly string[];
  readonly player: Side;
  /** The stage last reached; null before the first. */
  readonly stage: string | null;
  /** Dice on the table that its last step brought, as far as they are written down; null where it brought none. */
  readonly rolled: readonly number[] | null;
  readonly at: Clock | null;
  /** Figures that belong to it, such as a total that has to be beaten. */
  readonly facts: { readonly [name: string]: number };
}

/** What was counted, by unit id, by side, or under `match`. */
export interface Counts {
  readonly [of: string]: number;
}

/** Gains under a shared cap: in which battle round, and how much was credited in it. */
export interface Gains {
  readonly [resource: string]: GainsSoFar;
}

export interface GainsSoFar {
  readonly round: number;
  readonly credited: number;
}

/** Everything that rules can ask the record about. Plain values, shared between one state and the next. */
export interface Table {
  readonly clock: Clock | null;
  /** Where the record was taken up in mid-battle, in games that ask since when it is kept; left out of every other. */
  readonly takenUp?: Clock;
  /** Who has the first turn of the battle round under way. */
  readonly firstTurn: Side;
  /** One for each time that it was decided, oldest first. */
  readonly turnOrders: readonly TurnOrder[];
  readonly armies: { readonly A: Army | null; readonly B: Army | null };
  readonly units: { readonly [id: string]: Unit };
  readonly balances: { readonly A: Balances; readonly B: Balances };
  /** By resource. */
  readonly gains: { readonly A: Gains; readonly B: Gains };
  readonly score: { readonly A: Score; readonly B: Score };
  readonly taken: readonly Taken[];
  /** Null where the players do not alternate. */
  readonly slot: Slot | null;
  readonly choices: readonly Choice[];
  readonly uses: readonly Use[];
  /** What units did in the current turn. */
  readonly acts: readonly Act[];
  readonly orders: readonly IssuedOrder[];
  readonly grantedOrders: readonly { readonly unit: string; readonly at: Clock | null }[];
  readonly orderBars: readonly { readonly player: Side; readonly at: Clock | null }[];
  /** Everything destroyed in the battle, in order, lost copies included. */
  readonly destructions: readonly Destroyed[];
  /** Everything written down about the table, kept for the battle. */
  readonly facts: readonly RecordedFact[];
  /** Everything drawn in the battle, in order, with what became of it. */
  readonly objectives: readonly DrawnObjective[];
  readonly owed: { readonly A: Owed; readonly B: Owed };
  /** The turn ends at which objectives have been looked at. */
  readonly checks: readonly (Clock | null)[];
  readonly rolls: readonly PendingRoll[];
  readonly questions: readonly PendingQuestion[];
  /** Where what nobody tells is presumed: that it is, and what was. Both are absent in every other match. */
  readonly untold?: 'presumed';
  readonly presumed?: readonly PendingQuestion[];
  /** Of a match that was opened less deep than in full: how deep it is recorded now. Left out of every other. */
  readonly depth?: Depth;
  readonly answers: readonly PendingAnswer[];
  /** What is under way, oldest first. */
  readonly open: readonly Open[];
  /** By counter. */
  readonly counters: { readonly [counter: string]: Counts };
  /** What was scored in the turn under way, where something in force bounds it; left out otherwise. */
  readonly scoredInTurn?: readonly ScoredInTurn[];
  /** What was credited in the battle round under way, where categories are capped by the round; left out otherwise. */
  readonly inRound?: { readonly round: number; readonly A: Score; readonly B: Score };
  /** Cards scored by claiming, in order; left out while none is. */
  readonly claimed?: readonly Claimed[];
  /** Set once the battle is over. */
  readonly ended: Ended | null;
  /** Points that are owed, oldest first, and what was taken of points that were to be paid so; left out while nothing is. */
  readonly debts?: { readonly A: readonly Debt[]; readonly B: readonly Debt[] };
  readonly docked?: { readonly A: Score; readonly B: Score };
  /** What players told that no pack lists; left out while they told nothing. */
  readonly book?: ToldBook;
}

/** One scoring of a card: which of its awards, how many times, and what was credited of them together. */
export interface Claimed {
  readonly number: number;
  readonly player: Side;
  readonly card: string;
  readonly awards: readonly ClaimedAward[];
  readonly at: Clock | null;
  readonly credited: number;
}

export interface ClaimedAward {
  readonly award: string;
  readonly times: number;
}

/** Points that were to be taken away and are not paid yet. */
export interface Debt {
  /** Number of the entry that made it. */
  readonly number: number;
  /** `cp`, `vp` for the whole sheet, or a category as `vp/primary`. */
  readonly account: string;
  readonly amount: number;
  readonly because: string;
}

export interface ScoredInTurn {
  readonly player: Side;
  readonly category: string;
  readonly points: number;
}

/** How the battle ended: by which rule, by which entry of the record, for whom, and what such a win is called. */
export interface Ended {
  readonly ending: string;
  readonly number: number;
  /** Nobody (`none`) only by decision. */
  readonly winner: Side | 'draw' | 'none';
  readonly kind: string | null;
  /** The players have said who won, of a match whose points do not tell; left out otherwise. */
  readonly told?: true;
}

export interface Balances {
  readonly [resource: string]: number;
}

/** Victory points by category, as credited. */
export const Score = is.mapOf(is.anyWhole());
export type Score = Static<typeof Score>;

export const EMPTY_TABLE: Table = {
  clock: null,
  firstTurn: 'A',
  turnOrders: [],
  armies: { A: null, B: null },
  units: {},
  balances: { A: {}, B: {} },
  gains: { A: {}, B: {} },
  score: { A: {}, B: {} },
  taken: [],
  slot: null,
  choices: [],
  uses: [],
  acts: [],
  orders: [],
  grantedOrders: [],
  orderBars: [],
  destructions: [],
  facts: [],
  objectives: [],
  owed: { A: NOTHING_OWED, B: NOTHING_OWED },
  checks: [],
  rolls: [],
  questions: [],
  answers: [],
  open: [],
  counters: {},
  ended: null,
};
