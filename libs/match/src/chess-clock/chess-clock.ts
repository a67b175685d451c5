import type { ChessClockTerms } from '@adjutant/kernel';
import type { TimeEvent } from './events.js';
import { RUNNING, type RunningTime } from './terms.js';

/** Milliseconds by whose they are. */
export type Times = { readonly [whose in RunningTime]: number };
export type TimesByTurn = { readonly [turn: string]: Times };

export type PauseCause = Extract<TimeEvent, { readonly type: 'TimePaused' }>['data']['cause'];

/** A chess clock as its entries leave it. Times are milliseconds since 1970, by the clock of the server. */
export interface ChessClock {
  readonly terms: ChessClockTerms;
  /** Whose time runs; null: nobody's. */
  readonly runs: RunningTime | null;
  /** Up to when everything is counted; null before it has run. */
  readonly since: number | null;
  readonly turn: string;
  /** Who ran before nobody's did. */
  readonly last: RunningTime | null;
  readonly paused: { readonly cause: PauseCause; readonly dispute?: string; readonly because?: string } | null;
  /** What was used in each turn, up to `since`. */
  readonly used: TimesByTurn;
  readonly given: TimesByTurn;
  /** Whose running out is noted: by whose, the turn in which it was. */
  readonly out: { readonly [whose in RunningTime]?: string };
}

const MINUTE = 60_000;
export const NO_TIMES: Times = { A: 0, B: 0, neutral: 0 };

export function setClock(terms: ChessClockTerms): ChessClock {
  return { terms, runs: null, since: null, turn: 'R0', last: null, paused: null, used: {}, given: {}, out: {} };
}

/** One entry further. Total: what cannot follow does nothing, and time never goes back. */
export function evolveClock(clock: ChessClock | undefined, { type, data }: TimeEvent): ChessClock | undefined {
  if (type === 'ChessClockSet') {
    const { at, turn, ...terms } = data;
    return clock ? { ...countedTo(clock, at), terms, turn, out: {} } : { ...setClock(terms), turn };
  }
  if (!clock) return undefined;
  if (type === 'TimeRanOut') {
    const { who, at, turn } = data;
    return isOut(clock, who, at) ? { ...clock, out: { ...clock.out, [who]: turn } } : clock;
  }
  const counted = countedTo(clock, data.at);
  switch (type) {
    case 'TimePassed':
      return { ...counted, runs: data.to, since: Math.max(data.at, counted.since ?? 0), turn: data.turn, paused: null };
    case 'TimePaused': {
      const { at: _, turn, ...paused } = data;
      return { ...counted, runs: null, turn, last: clock.runs ?? clock.last, paused };
    }
    case 'TimeGiven':
      return givenTo(counted, data);
    case 'TimeTurned':
      return { ...counted, turn: data.turn };
  }
}

/** What was given or set with the same entry may have left some after all. */
function isOut(clock: ChessClock, whose: RunningTime, at: number): boolean {
  return (remaining(clock, whose, at) ?? 1) <= 0;
}

/** With what has run so far counted to its turn. */
function countedTo(clock: ChessClock, at: number): ChessClock {
  const { runs, since, used, turn } = clock;
  if (since === null || at <= since) return clock;
  if (runs === null) return { ...clock, since: at };
  return { ...clock, since: at, used: plus(used, turn, runs, at - since) };
}

function givenTo(clock: ChessClock, { player, seconds, turn, at }: Extract<TimeEvent, { type: 'TimeGiven' }>['data']) {
  const after = { ...clock, given: plus(clock.given, turn, player, seconds * 1_000) };
  const { [player]: _, ...out } = after.out;
  return isOut(after, player, at) ? after : { ...after, out };
}

function plus(times: TimesByTurn, turn: string, whose: RunningTime, ms: number): TimesByTurn {
  const before = times[turn] ?? NO_TIMES;
  return { ...times, [turn]: { ...before, [whose]: before[whose] + ms } };
}

/** What was used of everything up to a moment, by turn. */
export function usedAt(clock: ChessClock, at: number): TimesByTurn {
  return countedTo(clock, at).used;
}

export function totalOf(times: TimesByTurn, whose: RunningTime): number {
  return Object.values(times).reduce((sum, one) => sum + one[whose], 0);
}

/** How much is left to somebody at a moment, below nothing once it has run out; null where there is no limit. */
export function remaining(clock: ChessClock, whose: RunningTime, at: number): number | null {
  const { per, minutes, neutral } = clock.terms;
  const granted = whose === 'neutral' ? neutral : minutes;
  if (granted === undefined) return null;
  const ofTurn = per === 'turn' && whose !== 'neutral';
  const sum = (times: TimesByTurn): number => (ofTurn ? (times[clock.turn] ?? NO_TIMES)[whose] : totalOf(times, whose));
  return granted * MINUTE + sum(clock.given) - sum(usedAt(clock, at));
}

/** When what runs has run out by a moment; undefined where it has not, or where that is noted already. */
export function ranOutBy(clock: ChessClock, at: number): number | undefined {
  const { runs, since, out, turn, terms } = clock;
  if (runs === null || since === null) return undefined;
  const noted = out[runs];
  if (noted !== undefined && (terms.per === 'game' || runs === 'neutral' || noted === turn)) return undefined;
  const left = remaining(clock, runs, since);
  return left !== null && since + left <= at ? Math.max(since, since + left) : undefined;
}

/** Whose time is up at a moment. */
export function outAt(clock: ChessClock, at: number): readonly RunningTime[] {
  return RUNNING.filter((whose) => isOut(clock, whose, at));
}
