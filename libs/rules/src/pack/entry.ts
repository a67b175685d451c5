import type { Citation, Json } from '@adjutant/kernel';
import type { Card } from './award.js';
import type { Condition } from './condition.js';
import type { EndingRule, FinalScore, ResultRule } from './ending.js';
import type { Muster } from './muster.js';
import type { Expiry, Income } from './pack.js';
import type { Effect } from './effect.js';
import type { HandRules, Objective } from './objective.js';
import type { Figure } from './figure.js';

/** During which steps, in whose turn. `own` is the turn of the player who acts. */
export interface PhaseTiming {
  readonly phase: string;
  readonly turn: 'own' | 'opponent' | 'either';
}

export interface Timing {
  readonly phases: readonly PhaseTiming[];
  /** When within the phase, in words; what can be checked of it stands in the conditions. */
  readonly window?: string;
  readonly trigger?: string | null;
}

export const PERIODS = ['activation', 'step', 'phase', 'turn', 'battle-round', 'battle'] as const;

export type Period = (typeof PERIODS)[number];

/** How often: counted for the player's whole army, for each unit on its own, or for both players together. */
export interface Limit {
  readonly times: Figure;
  readonly per: Period;
  readonly scope: 'army' | 'unit' | 'both';
  /** Counts an attached unit as one: what was used on one part was used on the other. */
  readonly joined?: boolean;
  /** Counts uses of every entry of the kind, or of these entries together; of this entry alone where it is left out. */
  readonly of?: 'kind' | readonly string[];
  /** Counts only uses that named the same in these roles… */
  readonly same?: readonly string[];
  /** …and something else in these. */
  readonly other?: readonly string[];
  /** It does not hold where this is so. */
  readonly unless?: Condition;
  /** No claim lifts it: it counts more than the entry that a claim names. */
  readonly stands?: boolean;
  /** Refusal code in place of the usual one. */
  readonly code?: string;
  readonly source: Citation;
}

/**
 * What a use must name: a unit of one side, the id of a new unit, another entry, a kind of roll, something written down in
 * words, a whole number, one of some words, an ability of a kind that the player's roster writes out, or an objective held.
 */
export type RoleKind =
  | 'own-unit'
  | 'enemy-unit'
  | 'any-unit'
  | 'new-unit'
  | 'roll'
  | 'text'
  | 'number'
  | 'own-objective'
  | { readonly entry: string }
  | { readonly option: readonly string[] }
  | { readonly ability: string };

export interface Role {
  readonly is: RoleKind;
  readonly optional?: boolean;
  /** It has to be named, and is held to the record, however deep that is. */
  readonly always?: boolean;
  /** What its words are called at the table; as they are written where it is left out. */
  readonly called?: { readonly [word: string]: string };
  /** What is to be named, in words. */
  readonly says: string;
}

/** A change of the price of other entries' uses, brought by whoever bears this ability. */
export interface PriceChange {
  readonly resource: string;
  /** Points more, or less where it is negative. */
  readonly add?: number;
  /** Times the price that is left when everything has been added and taken off. */
  readonly multiply?: number;
  readonly kinds: readonly string[];
  /** Whose uses it touches, seen from the bearer. */
  readonly usesBy: 'own' | 'opponent';
  readonly when?: Condition;
}

/** What a player may claim when using an entry: a zero price or a lifted limit, for named entries or for any. */
export interface Claim {
  readonly zeroCost?: boolean;
  readonly lifts?: readonly Period[];
  /** Names or ids; empty means that the ability names none. */
  readonly names: readonly string[];
  readonly kinds: readonly string[];
  /** `bearer`: the bearer's own unit; `army`: any own unit; `aura`: own units near the bearer, which is attested. */
  readonly reach: 'bearer' | 'army' | 'aura';
  readonly limits?: readonly { readonly times: number; readonly per: Period }[];
}

/** What happens besides: after a use that fits, dice fall due. */
export interface Trigger {
  readonly on: 'use';
  readonly kinds: readonly string[];
  readonly when?: Condition;
  readonly roll: RollDue;
}

/** What follows from a roll where its total lies in a range and a condition on the dice holds. */
export interface RollOutcome {
  readonly from?: number;
  readonly to?: number;
  readonly when?: Condition;
  /** Dice and declaration cannot stand together: nothing of it is recorded. */
  readonly refuse?: { readonly code: string; readonly says: string };
  readonly effects: readonly Effect[];
}

export interface RollDice {
  readonly count: number;
  readonly sides: number;
  /** So many more may be thrown, where this holds. */
  readonly more?: { readonly count: number; readonly when: Condition };
}

/** What happens when a period ends, if a condition holds then. */
export interface AtEnd {
  readonly of: 'phase' | 'turn' | 'battle-round';
  readonly when?: Condition;
  readonly effects: readonly Effect[];
}

export interface RollDue {
  readonly purpose: string;
  readonly dice: RollDice;
  /** What the roll comes to; the sum of its dice where it is left out. */
  readonly total?: Figure;
  readonly outcomes: readonly RollOutcome[];
  /** Only the first outcome that fits follows. */
  readonly first?: boolean;
  /** While the roll is open: `phase` keeps the phase from ending, `all` keeps everything but the roll from being recorded. */
  readonly blocks: 'nothing' | 'phase' | 'all';
  /** The dice come with what makes them due, or that is refused. */
  readonly atOnce?: boolean;
}

/** What an entry brings that a unit bears (an enhancement, an ability) or that is in force (a detachment, a mission). */
export interface Grants {
  readonly abilities?: readonly string[];
  readonly price?: readonly PriceChange[];
  readonly claim?: Claim;
  readonly triggers?: readonly Trigger[];
  /** Points that come and go by themselves while the entry is in force. */
  readonly income?: readonly Income[];
  readonly expiry?: readonly Expiry[];
  /** How the battle may end, what is scored when it has, and what decides it besides points, while the entry is in force. */
  readonly endings?: readonly EndingRule[];
  readonly final?: readonly FinalScore[];
  readonly results?: readonly ResultRule[];
  /** When points of a category may be scored, and how many in a turn, while the entry is in force; more is in doubt. */
  readonly scoring?: readonly ScoringBound[];
  readonly orderAllowance?: { readonly extra: number; readonly phase: string; readonly turn: 'own' };
  readonly ordersPerUnit?: number;
  readonly waives?: readonly string[];
  /** Abilities that units of this name lose, and figures that change, under this detachment. */
  readonly adaptations?: readonly { readonly unit: string; readonly loses: string }[];
}

/** When points may be scored, and how many in a turn; more is in doubt. */
export interface TimeOfScoring {
  readonly fromRound?: number;
  readonly perTurn?: number;
  readonly steps?: readonly PhaseTiming[];
  readonly source: Citation;
}

export interface ScoringBound extends Omit<TimeOfScoring, 'steps'> {
  readonly category: string;
}

/** Objective markers on the table, which go by their numbers. */
export interface Markers {
  readonly count: number;
}

/** One way to answer a use. What it costs is paid by whoever answers. */
export interface AnswerOption {
  readonly id: string;
  readonly name: string;
  readonly costs?: { readonly [resource: string]: number };
  /** Whether the use has no effect then. */
  readonly stops?: boolean;
  /** Whether it is a use of the same entry by whoever answers, within its limits. */
  readonly counts?: boolean;
  readonly roles?: { readonly [role: string]: Role };
  /** What it names by itself, in these roles: that it was nobody, as a card remembers it. */
  readonly names?: { readonly [role: string]: string };
  readonly conditions?: Condition;
  readonly effects?: readonly Effect[];
}

/** The opponent of whoever uses the entry answers before anything else happens; its effects wait for that. */
export interface AnswerRule {
  readonly asks: string;
  readonly options: readonly AnswerOption[];
}

/** One way to use an entry, within its limits: what it costs besides the price, and what has to hold for it. */
export interface Mode {
  readonly id: string;
  readonly name: string;
  readonly extra?: { readonly [resource: string]: number };
  readonly conditions?: Condition;
}

/** One rule that a player can point at: a stratagem, an order, an enhancement, a detachment, an answer of an FAQ. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** `core`, or the id of the entry that has to be in force for the player: a detachment fielded, a doctrine chosen. */
  readonly owner: string;
  readonly category?: string;
  /** Other names by which it may be called, as where a print has it wrong or a former edition had another. */
  readonly aliases?: readonly string[];
  /** The printed name is doubted; the decision says why. */
  readonly nameSuspect?: boolean;
  readonly costs?: { readonly [resource: string]: number };
  readonly points?: number | null;
  readonly timing?: Timing;
  readonly roles?: { readonly [role: string]: Role };
  /** A use names one of them, in the role `mode`. */
  readonly modes?: readonly Mode[];
  readonly limits?: readonly Limit[];
  readonly conditions?: Condition;
  readonly effects?: readonly Effect[];
  /** What a use does when the period ends in which it was made. */
  readonly atEnd?: readonly AtEnd[];
  readonly roll?: RollDue;
  readonly answer?: AnswerRule;
  readonly grants?: Grants;
  /** For detachments: what the army may consist of. */
  readonly muster?: Muster;
  /** For enhancements: who may bear it. */
  readonly bearer?: { readonly keywords: readonly string[] };
  /** For objectives: how they are achieved. */
  readonly objective?: Objective;
  /** How players draw objectives while this is in force. */
  readonly hand?: HandRules;
  /** For cards whose points are claimed. */
  readonly card?: Card;
  /** For missions: the markers that they put on the table, numbered from 1. */
  readonly markers?: Markers;
  readonly summary: string;
  readonly lasts?: string;
  readonly notes?: readonly string[];
  readonly source: Citation;
  readonly facts?: { readonly [name: string]: Json };
}
