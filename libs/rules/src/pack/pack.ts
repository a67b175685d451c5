import { Citation, is, type Static } from '@adjutant/kernel';
import type { Sequence } from '../clock/sequence.js';
import type { ArmyCheckRule } from './army-check.js';
import type { Dealing, ScoringMoment, ScoringOrder } from './award.js';
import type { Caveat } from './caveat.js';
import type { ChoiceRule } from './choice.js';
import type { Condition, Question } from './condition.js';
import type { Concession, EndingRule } from './ending.js';
import type { Entry, Limit, Markers, Period, TimeOfScoring, Timing } from './entry.js';
import type { BEFORE_BATTLE, FactKind } from './fact.js';
import type { NamedFigure } from './figure.js';
import type { Places } from './places.js';

const MOMENTS = [
  'battle-start',
  'round-start',
  'turn-start',
  'phase-start',
  'part-start',
  'phase-end',
  'turn-end',
  'round-end',
] as const;

/**
 * A moment that rules hang on. `phase` names the step for the two phase moments, and for `part-start` the step inside a step,
 * which comes whether the battle stops there or passes it.
 */
export const Moment = is.object(
  {
    at: is.oneOf(MOMENTS),
    phase: is.optional(is.anyText()),
  },
  { name: 'Moment' },
);
export type Moment = Static<typeof Moment>;

/** Something that is counted at the table: for each unit, for each player, or for the match. */
export const Counter = is.object(
  {
    id: is.anyText(),
    name: is.anyText(),
    of: is.oneOf(['unit', 'player', 'match']),
    resets: is.optional(is.many(Moment, { says: 'It goes back to nothing at each of these.' })),
    source: Citation,
  },
  { name: 'Counter' },
);
export type Counter = Static<typeof Counter>;

/** How much: a plain number, or so many per thousand points of the player's army, with dice where the rule has them. */
export type Amount =
  | number
  | {
      readonly perThousandPoints: number;
      /** `atOnce`: the step that makes the die due brings it, or is refused. */
      readonly times?: { readonly sides: number; readonly atOnce?: boolean };
      readonly round: 'up' | 'down';
      /** Whether points short of a full thousand count for nothing. */
      readonly fullThousands?: boolean;
      /** Whether the amount is rounded before it is multiplied with the die as well. */
      readonly roundFirst?: boolean;
    };

/** Points that come by themselves, at a moment, to the players named. */
export interface Income {
  readonly id: string;
  readonly resource: string;
  readonly moment: Moment;
  readonly to: 'both' | 'active-player';
  readonly amount: Amount;
  readonly when?: Condition;
  readonly source: Citation;
}

/** What is left of a resource at a moment is lost. */
export interface Expiry {
  readonly resource: string;
  readonly moment: Moment;
  readonly source: Citation;
}

/** All gains besides the income together are capped. */
export interface GainCap {
  readonly resource: string;
  readonly per: 'battle-round' | 'battle';
  readonly amount: number;
  readonly source: Citation;
}

export interface Economy {
  readonly start: { readonly [resource: string]: number };
  /** Left out: points come with the battle, and there are none before it. */
  readonly opens?: typeof BEFORE_BATTLE;
  readonly income: readonly Income[];
  readonly expiry?: readonly Expiry[];
  readonly gainCaps?: readonly GainCap[];
  /** An ability that makes a use free without naming it takes this much off instead; null: it makes it free. */
  readonly unnamedZeroCost: { readonly reduceBy: number | null; readonly source: Citation };
  /** Whether an ability may lift a use limit of an entry that it does not name. */
  readonly liftsOnlyNamed: { readonly value: boolean; readonly source: Citation };
  /** All changes of a price together add this much at most; what names the use as free is none of them. Left out: any. */
  readonly priceBound?: { readonly add: number; readonly source: Citation };
  /**
   * Where this holds, a use whose price rose beyond what its player has is not paid, does nothing, and counts; where it does
   * not, and where it is left out, such a use is refused. `kept`: the record keeps of the use that nothing comes of it, so that
   * rules can leave it out later.
   */
  readonly unpaid?: { readonly when: Condition; readonly kept?: boolean; readonly source: Citation };
}

/** What a category takes in a battle round at most, in whoever's turn; in the steps of `exempt` it does not count. */
export interface RoundCap {
  readonly per: 'battle-round';
  readonly amount: number;
  readonly exempt?: readonly string[];
  readonly source: Citation;
}

export interface ScoreCategory {
  readonly id: string;
  readonly name: string;
  /** In the whole battle. */
  readonly cap?: number;
  readonly caps?: readonly RoundCap[];
  /** What is recorded gives these points: nobody but a judge writes them down by hand. */
  readonly derived?: boolean;
  /** Written down by hand, it is one of these; but for a judge. Left out: any number. */
  readonly amounts?: readonly number[];
}

export interface ScoreSheet {
  readonly categories: readonly ScoreCategory[];
  readonly cap?: number;
  readonly source: Citation;
}

/** A category at a table: players may have told it. */
export interface CategoryAtTable extends ScoreCategory {
  /** The category whose cap holds over its points too. */
  readonly within?: string;
  /** When it scores, and how much in a turn. */
  readonly bounds?: TimeOfScoring;
}

export interface SheetAtTable extends ScoreSheet {
  readonly categories: readonly CategoryAtTable[];
  /** It was told in place of the sheet of the pack: what that has besides scores nothing. */
  readonly instead?: boolean;
}

/** With a step of its owner's turn, or of the other player's; with `passed`, only where the unit passes that test in such a step. */
export interface StatusEnd {
  readonly phase: string;
  readonly turnOf: 'owner' | 'opponent';
  readonly passed?: string;
}

/** A state that a unit can be in, when it ends, and whether it ends the orders that affect the unit. */
export interface Status {
  readonly id: string;
  readonly name: string;
  readonly ends: StatusEnd;
  readonly endsOrders?: boolean;
  readonly source: Citation;
}

/** A word for what a unit can be recorded to have done; `selects` names the activity that it starts. */
export interface Action {
  readonly id: string;
  readonly name: string;
  readonly selects?: 'move' | 'shoot' | 'fight' | 'charge';
  readonly places?: string;
  /** It is done at a marker, or at something that has a name; left out: nowhere in particular. */
  readonly place?: 'marker' | 'words';
  /** Only by units of a player who has one of these cards. */
  readonly cards?: readonly string[];
  /** Whether the first target carries the unit from then on. */
  readonly boards?: boolean;
  /** What has to hold; the unit and its first target are the roles `unit` and `target`. */
  readonly conditions?: Condition;
  /** Binds the unit to the first of its targets: when that one is destroyed, it is put here. */
  readonly binds?: string;
  /** Window that it opens, with the unit as its actor. */
  readonly opens?: string;
  /** Window that it is part of, and the stage that the window reaches with it. */
  readonly in?: string;
  readonly stage?: string;
  /** Window that it closes. */
  readonly closes?: string;
  /** Dice that may be recorded with it. */
  readonly dice?: { readonly count?: number; readonly sides: number };
}

/** Something that is under way at the table for a while, and that rules react to: an attack, a charge, a spell. */
export interface Window {
  readonly id: string;
  readonly name: string;
  /** What it passes through, in order. */
  readonly stages?: readonly string[];
  /** It ends by itself with this; with the activation (or the phase, in games without) where it is left out. */
  readonly lasts?: Period;
}

/**
 * A rule that stands behind entries: every one of some kinds, or those listed; its limits and conditions are added to theirs.
 * Or a rule on what units do: its limits count what is recorded, its conditions know the roles `unit` and `target`.
 */
export interface GeneralRule {
  readonly id: string;
  readonly name: string;
  readonly kinds?: readonly string[];
  readonly entries?: readonly string[];
  /** Ids of actions, and of the test of every game. */
  readonly acts?: readonly string[];
  /** Ids of kinds of facts: its conditions are added to theirs. */
  readonly facts?: readonly string[];
  /** When units may do it; for rules on what they do only. */
  readonly timing?: Timing;
  readonly limits?: readonly Limit[];
  readonly conditions?: Condition;
  readonly summary: string;
  readonly source: Citation;
}

/** How orders work in a game that has them. */
export interface OrderRules {
  readonly ends: { readonly phase: string; readonly turnOf: 'issuer' };
  readonly normalPhase: string;
  readonly source: Citation;
}

/** Units that are lost at a moment: all for which the condition holds, in which `$unit` is the unit. */
export interface Loss {
  readonly id: string;
  readonly moment: Moment;
  /** Only in this battle round. */
  readonly round?: number;
  readonly units: Condition;
  readonly source: Citation;
}

/** What has to hold when the battle starts; seen from the player who takes the first turn. */
export interface StartRules {
  readonly conditions: Condition;
}

/** A document that rules are cited from; of one under a licence, whom that wants to be named, and what was changed. */
export interface CitedDocument {
  readonly title: string;
  readonly note?: string;
  readonly credit?: string;
  readonly licence?: { readonly name: string; readonly url: string };
  readonly changed?: string;
}

export interface PackHead {
  readonly id: string;
  readonly name: string;
  readonly stage: 'draft' | 'playtest' | 'tournament';
  readonly documents: { readonly [id: string]: CitedDocument };
  readonly sequence: Sequence;
  readonly economy: Economy;
  readonly score: ScoreSheet;
  readonly statuses: readonly Status[];
  readonly actions: readonly Action[];
  /** Kinds of entries that players use, besides stratagems, orders, abilities and enhancements. */
  readonly used?: readonly string[];
  readonly windows?: readonly Window[];
  readonly counters?: readonly Counter[];
  readonly orders?: OrderRules;
  readonly losses?: readonly Loss[];
  readonly start?: StartRules;
  /** Ways in which a battle ends by itself, in the order in which they are looked at; and what giving up is called. */
  readonly endings?: readonly EndingRule[];
  readonly concession?: Concession;
  /** When awards of cards are scored, and which cards follow from what both players chose. */
  readonly moments?: readonly ScoringMoment[];
  readonly dealt?: readonly Dealing[];
  readonly scoringOrder?: ScoringOrder;
  /** Markers that every match has, numbered from 1; a mission in force may bring others. */
  readonly markers?: Markers;
  /** Whether all units that lead the same one form one attached unit with it; left out: it and the last of them do. */
  readonly allThatLead?: { readonly value: boolean; readonly source: Citation };
  readonly places?: Places;
}

/** A flattened release: the pack as one value, ready to judge with. It is pinned by its digest. */
export interface Pack extends PackHead {
  readonly release: string;
  readonly digest: string;
  readonly entries: { readonly [id: string]: Entry };
  readonly questions: { readonly [id: string]: Question };
  readonly rules: readonly GeneralRule[];
  readonly score: SheetAtTable;
  /** Left out where there are none. */
  readonly choices?: { readonly [id: string]: ChoiceRule };
  readonly armyChecks?: { readonly [id: string]: ArmyCheckRule };
  /** What players can write down, by id; and figures that several rules use. Left out where a game has none. */
  readonly facts?: { readonly [id: string]: FactKind };
  readonly figures?: { readonly [id: string]: NamedFigure };
  /** What its rules rest on where that is less than the text of a document. Left out where nothing is listed. */
  readonly caveats?: { readonly [id: string]: Caveat };
}
