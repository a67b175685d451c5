import { recordOf, type OpenedState } from '../state/state.js';
import { evolveClock, NO_TIMES, setClock, totalOf, usedAt, type ChessClock, type Times } from './chess-clock.js';
import { isTimeEntry, type TimeEvent } from './events.js';
import { RUNNING } from './terms.js';

/** What each has used between two moments. */
export function spentBetween(state: OpenedState, from: number, to: number): Times {
  const [before, after] = [spentBy(state, from), spentBy(state, to)];
  return { A: after.A - before.A, B: after.B - before.B, neutral: after.neutral - before.neutral };
}

/** What each had used by a moment, from the entries that were pressed by then. */
function spentBy(state: OpenedState, at: number): Times {
  const clock = clockAt(state, at);
  if (!clock) return NO_TIMES;
  const used = usedAt(clock, at);
  const [A, B, neutral] = RUNNING.map((whose) => totalOf(used, whose)) as [number, number, number];
  return { A, B, neutral };
}

/** A call for a judge as the chess clock knows it. */
export interface ClockCall {
  /** When it paused the chess clock; undefined where it has not. */
  readonly pausedAt: number | undefined;
  /** Milliseconds that were given in it. */
  readonly given: { readonly A: number; readonly B: number };
}

export function clockCall(state: OpenedState, dispute: string): ClockCall {
  const given = { A: 0, B: 0 };
  let pausedAt: number | undefined;
  for (const { event } of recordOf(state)) {
    if (event.type === 'TimePaused' && event.data.dispute === dispute) pausedAt ??= event.data.at;
    if (event.type === 'TimeGiven' && event.data.dispute === dispute)
      given[event.data.player] += event.data.seconds * 1_000;
  }
  return { pausedAt, given };
}

function clockAt(state: OpenedState, at: number): ChessClock | undefined {
  const { chessClock } = state.settings;
  let clock = chessClock && setClock(chessClock);
  for (const { event } of recordOf(state)) {
    if (isTimeEntry(event) && (event as TimeEvent).data.at <= at) clock = evolveClock(clock, event as TimeEvent);
  }
  return clock;
}
