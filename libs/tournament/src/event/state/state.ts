import type { AskedBye, Bye, Formerly } from '../../facts.js';
import type { Absence } from '../../presence.js';
import type { PlayOff } from '../../pairing/formats/play-off.js';
import type { BothFigures, EffectSaid, Figures, Sureness, TableSaid, ToldOption } from '../members.js';
import type { Settings } from '../settings.js';
import type { AssignedResult } from './assigned.js';

/** The army list that somebody has brought, as the record knows it: the list itself stands elsewhere. */
export interface BroughtList {
  /** SHA-256 of what was brought. */
  readonly digest: string;
  readonly check: 'legal' | 'illegal' | 'unchecked';
  /** What it tells of the choices of its player, which hold for every match; left out where it tells none. */
  readonly told?: readonly ToldOption[];
  readonly late: boolean;
  /** There where an official has said so in place of the pack. */
  readonly overruled?: true;
}

/** Somebody who has entered. `dropped` and `withdrawn` players stay: what they played counts for their opponents. */
export interface Entry {
  readonly id: string;
  readonly status: 'entered' | 'waiting' | 'withdrawn' | 'dropped';
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly rating?: number;
  readonly faction?: string;
  readonly detachment?: string;
  readonly barredFromBye?: boolean;
  readonly standby?: boolean;
  /** The table that this player keeps. */
  readonly table?: number;
  /** What it said when rounds were drawn that were drafted before it was changed; the earliest first. */
  readonly formerly?: readonly Formerly[];
  readonly checkedIn?: boolean;
  readonly from: number;
  readonly until?: number;
  /** When they were away between; the earliest first. */
  readonly absences?: readonly Absence[];
  readonly list?: BroughtList;
  /** Of the whole event, such as painting. */
  readonly figures?: Readonly<Record<string, number>>;
}

/** What an event was told of the match of a table. */
export interface ToldResult {
  readonly said: TableSaid;
  readonly sure: Sureness;
  readonly at: string;
  /** When it was reported, where it stands although nobody confirmed it. */
  readonly unconfirmedSince?: string;
}

export interface TableState {
  readonly table: number;
  readonly A: string;
  readonly B: string;
  /** Which publication of the round opened its match. */
  readonly publication: number;
  readonly result?: ToldResult;
  /** Told beside its match: games won, tournament points. */
  readonly figures?: { readonly A?: Figures; readonly B?: Figures };
  /** What each of the two says of that, until both say the same or an official tells it. */
  readonly reported?: { readonly A?: BothFigures; readonly B?: BothFigures };
  /** Ids of disputes about its match that are open. */
  readonly disputes?: readonly string[];
  /** Disputed when its round was closed: it counts once none of these is open any more. */
  readonly outside?: true;
  /** Its match is void, and the event still has the table: nothing of it counts. */
  readonly voided?: { readonly because?: string };
  readonly extended?: number;
}

export interface RoundState {
  readonly number: number;
  readonly status: 'drafted' | 'published' | 'closed';
  /** 0 while it is a draft. */
  readonly publication: number;
  readonly edited: boolean;
  /** By their numbers. */
  readonly tables: readonly TableState[];
  readonly byes: readonly Pick<Bye, 'player' | 'kind'>[];
  readonly extended?: number;
  /** When an official started its clock; without that it runs from when the round was published. */
  readonly startedAt?: string;
  /** Halls whose clocks were started or extended, by name. */
  readonly halls?: { readonly [hall: string]: { readonly startedAt?: string; readonly extended?: number } };
  /** Tables that were published and are no more: their matches are void. */
  readonly gone?: readonly Gone[];
}

export interface Gone {
  readonly table: number;
  readonly publication: number;
  readonly because: string;
}

/** What was said to everybody, or to those of a round or a hall. */
export interface Announcement {
  readonly text: string;
  readonly round?: number;
  readonly hall?: string;
  readonly takenBack: boolean;
}

interface Standing {
  readonly settings: Settings;
  /** By id, in the order in which they came. */
  readonly entries: { readonly [player: string]: Entry };
  readonly listsLocked: boolean;
  /** What was given before its round was drafted, by player. */
  readonly given: { readonly [player: string]: readonly AskedBye[] };
  /** Results where there is no match, by player. Absent where none was ever assigned. */
  readonly assigned?: { readonly [player: string]: readonly AssignedResult[] };
  readonly rounds: readonly RoundState[];
  readonly effects: { readonly [ruling: string]: readonly EffectSaid[] };
  /** By their numbers: the first is number 1. */
  readonly announcements: readonly Announcement[];
  readonly seed?: string;
  /** Who plays among themselves, each group in the order of its schedule. */
  readonly groups?: readonly (readonly string[])[];
  readonly cut?: {
    readonly after: number;
    readonly players: readonly string[];
    readonly others: 'play-on' | 'are-done';
    readonly bracket?: boolean;
    /** By what they go on; absent where they were named one by one. */
    readonly rule?: PlayOff;
    /** Those who go on are placed before the others. */
    readonly apart?: boolean;
  };
}

export interface Absent {
  readonly status: 'absent';
}
export interface Running extends Standing {
  readonly status: 'running';
}
export interface Ended extends Standing {
  readonly status: 'ended';
}
export type OpenedTournament = Running | Ended;
export type TournamentState = Absent | OpenedTournament;

export const ABSENT_TOURNAMENT: TournamentState = { status: 'absent' };

export const roundOf = (state: OpenedTournament, number: number): RoundState | undefined => state.rounds[number - 1];

export const latest = (state: OpenedTournament): RoundState | undefined => state.rounds.at(-1);

/** Whoever comes or comes back is paired from the first round on that is not published yet. */
export function nextRound(state: OpenedTournament): number {
  const last = latest(state);
  return last === undefined ? 1 : last.publication > 0 ? last.number + 1 : last.number;
}

/** Round 1 is out: from then on what weighs on pairings is no private matter of the organizer. */
export const hasBegun = (state: OpenedTournament): boolean => (state.rounds[0]?.publication ?? 0) > 0;

/** Whether a list that comes now is late: lists are locked, or the time for them is over. */
export const listsClosed = ({ listsLocked, settings: { lists } }: OpenedTournament, now: string): boolean =>
  listsLocked || (lists?.deadline !== undefined && lists.deadline < now);

/** Where somebody sits in a round. */
export const tableWith = (round: RoundState | undefined, player: string): TableState | undefined =>
  round?.tables.find(({ A, B }) => A === player || B === player);

export const tableOf = (round: RoundState | undefined, table: number): TableState | undefined =>
  round?.tables.find((one) => one.table === table);
