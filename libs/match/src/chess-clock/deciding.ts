import { already, recorded } from '@adjutant/kernel';
import type { OpenedState, MatchState } from '../state/state.js';
import { mayRule, no, notRunning, whileOpened, type Context, type MatchDecision } from '../commands/context.js';
import type { ChessClock } from './chess-clock.js';
import type { GiveTime, PassTime, PauseTime, SetChessClock } from './messages.js';
import { OPEN_TIME_RULES, pressedAt, turnOf } from './rules.js';

/** Behind this many milliseconds a press is said to have come late. */
const LATE = 5_000;

export function setChessClock({ data }: SetChessClock, state: MatchState, context: Context): MatchDecision {
  return whilePlayed(context, state, (open) => {
    const clock = open.chessClock;
    const { per, minutes, neutral } = clock?.terms ?? {};
    if (clock && per === data.per && minutes === data.minutes && neutral === data.neutral) return already;
    if (clock && clock.since !== null && !mayRule(context.occasion)) {
      const message = 'Time has run on the chess clock: a judge sets it anew, or gives time with GiveTime.';
      return no('time/under-way', message, { role: context.occasion.actor.role });
    }
    return recorded({ type: 'ChessClockSet', data: { ...data, ...whenAndWhere(open, clock ?? null, context) } });
  });
}

/** Absolute: two presses at once pass it once. */
export function passTime({ data: { to } }: PassTime, state: MatchState, context: Context): MatchDecision {
  return whileTimed(context, state, (open, clock) => {
    if (clock.runs === to) return already;
    const barred = againstPassing(open, clock, to, context);
    if (barred) return barred;
    const { at, turn } = whenAndWhere(open, clock, context);
    const behind = Date.parse(context.occasion.now) - at;
    const late = behind > LATE ? { late: Math.round(behind / 1_000) } : {};
    return recorded({ type: 'TimePassed', data: { to, at, turn, ...late } });
  });
}

/** What ends by itself needs nobody's leave to go on; what somebody paused does. */
function againstPassing(
  open: OpenedState,
  { paused }: ChessClock,
  to: PassTime['data']['to'],
  context: Context,
): MatchDecision | null {
  if (paused && paused.cause !== 'end') return judgesOnly(context, 'let a paused chess clock go on');
  return to === 'neutral' && open.status === 'running'
    ? judgesOnly(context, 'turn to nobody’s time in the battle')
    : null;
}

function judgesOnly({ occasion }: Context, what: string): MatchDecision | null {
  const { pauses } = occasion.timing ?? OPEN_TIME_RULES;
  if (pauses === 'anybody' || mayRule(occasion) || occasion.actor.role === 'system') return null;
  const message = `At this event only a judge may ${what}: call one.`;
  return no('time/judges-only', message, { role: occasion.actor.role });
}

export function pauseTime({ data }: PauseTime, state: MatchState, context: Context): MatchDecision {
  return whileTimed(context, state, (open, clock) => {
    const { because } = data;
    const called = context.occasion.actor.role === 'system' ? data.dispute : undefined;
    if (clock.runs === null) return already;
    const barred = judgesOnly(context, 'pause the chess clock');
    if (barred) return barred;
    return recorded({
      type: 'TimePaused',
      data: {
        ...whenAndWhere(open, clock, context),
        cause: called === undefined ? 'asked' : 'call',
        ...(called === undefined ? {} : { dispute: called }),
        ...(because === undefined ? {} : { because }),
      },
    });
  });
}

export function giveTime({ data }: GiveTime, state: MatchState, context: Context): MatchDecision {
  return whileTimed(context, state, (open, clock) =>
    data.seconds === 0
      ? already
      : recorded({ type: 'TimeGiven', data: { ...data, ...whenAndWhere(open, clock, context) } }),
  );
}

function whileTimed(
  context: Context,
  state: MatchState,
  decide: (open: OpenedState, clock: ChessClock) => MatchDecision,
): MatchDecision {
  return whilePlayed(context, state, (open) =>
    open.chessClock
      ? decide(open, open.chessClock)
      : no('time/no-clock', 'This match has no chess clock: set one with SetChessClock.', {}),
  );
}

function whilePlayed(context: Context, state: MatchState, decide: (open: OpenedState) => MatchDecision): MatchDecision {
  return whileOpened(context, state, (open) =>
    open.status === 'opened' || open.status === 'running' ? decide(open) : notRunning(open),
  );
}

function whenAndWhere(open: OpenedState, clock: ChessClock | null, { occasion }: Context) {
  return { at: pressedAt(occasion, clock?.since ?? null), turn: turnOf(open) };
}
