import { Actor, is, type Authored, type Refusal, type Static } from '@adjutant/kernel';
import { Side, type Table, SIDES } from '@adjutant/rules';
import type { ChessClock } from '../chess-clock/chess-clock.js';
import {
  Awarded,
  DecidedResult,
  type MatchEvent,
  type PinnedPack,
  type Seats,
  type Settings,
  type TableOfEvent,
} from '../events.js';

/** An event with its number in the record (the revision of its stream). */
export interface Entered {
  readonly number: number;
  readonly event: MatchEvent;
  /** Who recorded it, as far as that is known here: it says what others may change, and nothing about the table. */
  readonly author?: Actor;
}

/** An event of a record with whoever wrote it, as far as that is known here. */
export type Written = Authored<MatchEvent>;

/** The record so far, newest first: shared between states, so that keeping it costs one cell per event. */
export interface History {
  readonly last: Entered;
  readonly before: History | null;
}

interface Recorded {
  readonly history: History;
  readonly title: string;
  readonly pack: PinnedPack;
  readonly settings: Settings;
  readonly seats: Seats;
  readonly table: Table;
  /** Only where it is the match of a table of an event. */
  readonly event?: TableOfEvent;
  /** Entries that a correction or a rewind took out, by number, and entries that fell with them. */
  readonly struck: readonly number[];
  readonly fallen: { readonly [number: number]: Refusal };
  /** Only where there is one. It is no part of what counts: a correction moves no time. */
  readonly chessClock?: ChessClock;
  /** Only while the match is void: since which entry, and why. */
  readonly voided?: { readonly entry: number; readonly because: string };
}

/** Who has won: a player, both alike, or (by decision) nobody. */
export const Winner = is.named('Winner', is.either(Side, is.exactly('draw'), is.exactly('none')));
export type Winner = Static<typeof Winner>;

export const Result = is.object(
  {
    ending: is.anyText({
      says: "How the match came to its end: an `Ending`, `decision`, or the id of the pack's rule that ended it.",
    }),
    winner: is.says('By decision, where there is one.', Winner),
    points: is.object({ A: is.anyWhole(), B: is.anyWhole() }, { says: 'As they were played.' }),
    kind: is.optional(
      is.anyText({ says: 'What such a win is called, where the pack has a word for it: `crushing victory`.' }),
    ),
    decided: is.optional(
      is.says(
        'What officials have decided in place of what was played.',
        is.extended(is.without(DecidedResult, 'awarded'), { because: is.anyText() }),
      ),
    ),
    awarded: is.optional(
      is.says(
        'Points given for the match, by decision or because it was conceded; those that were played stay `points`.',
        Awarded,
      ),
    ),
    owed: is.optional(
      is.object(
        { A: is.anyWhole(), B: is.anyWhole() },
        { says: 'Victory points that were to be taken away and never could be.' },
      ),
    ),
  },
  { name: 'Result' },
);
export type Result = Static<typeof Result>;

/** For whom others entered the confirmation, and who did: these players have not said it themselves. */
export const EnteredFor = is.some(SIDES, Actor);
export type EnteredFor = Static<typeof EnteredFor>;

export interface Absent {
  readonly status: 'absent';
}

export interface Opened extends Recorded {
  readonly status: 'opened';
}

export interface Running extends Recorded {
  readonly status: 'running';
}

export interface Finished extends Recorded {
  readonly status: 'finished';
  readonly result: Result;
  readonly confirmedBy: readonly Side[];
  readonly enteredFor?: EnteredFor;
}

/** Both players have confirmed the result. */
export interface Confirmed extends Recorded {
  readonly status: 'confirmed';
  readonly result: Result;
  readonly confirmedBy: readonly Side[];
  readonly enteredFor?: EnteredFor;
}

export type MatchState = Absent | Opened | Running | Finished | Confirmed;

/** A match that exists, whatever became of it. */
export type OpenedState = Exclude<MatchState, Absent>;

export const ABSENT: Absent = { status: 'absent' };

/** The number that the next entry gets. */
export function nextNumber(state: MatchState): number {
  return state.status === 'absent' ? 0 : state.history.last.number + 1;
}

/** The whole record, oldest first, struck entries included. */
export function recordOf(state: MatchState): readonly Entered[] {
  const entries: Entered[] = [];
  if (state.status === 'absent') return entries;
  for (let cell: History | null = state.history; cell; cell = cell.before) entries.push(cell.last);
  return entries.reverse();
}

export function totalScore(table: Table, side: Side): number {
  return Object.values(table.score[side]).reduce((sum, points) => sum + points, 0);
}
