import { flagging, type Reason } from '@adjutant/kernel';
import type { MatchDecision, MatchOccasion } from '../commands/context.js';
import type { MatchEvent } from '../events.js';
import { reason } from '../refusals.js';
import type { OpenedState } from '../state/state.js';
import { outAt, ranOutBy, type ChessClock } from './chess-clock.js';
import { isTimeEntry, type TimeEvent } from './events.js';
import { OPEN_TIME_RULES, pressedAt, turnOf } from './rules.js';

type Recorded = Extract<MatchDecision, { readonly outcome: 'recorded' }>;

/**
 * What the chess clock has to say of what is recorded: that time had run out by then, that another turn has begun, that the
 * match is over. Nothing is refused for it. `after`: the state that what is recorded leads to.
 */
export function followingTime(
  decision: Recorded,
  before: OpenedState,
  after: OpenedState,
  occasion: MatchOccasion,
): MatchDecision {
  const clock = after.chessClock;
  if (!clock) return decision;
  const at = pressedAt(occasion, clock.since);
  const out = noted(before.chessClock, at, occasion);
  const more = [...out, ...turned(clock, after, at), ...ended(clock, after, at)];
  const whole = more.length === 0 ? decision : { ...decision, events: [...decision.events, ...more] };
  return decision.events.every(isTimeEntry) ? whole : flagging(whole, flagged(clock, at, occasion));
}

function noted(clock: ChessClock | undefined, at: number, { timing = OPEN_TIME_RULES }: MatchOccasion): TimeEvent[] {
  const ranOut = clock && ranOutBy(clock, at);
  if (ranOut === undefined || clock?.runs == null) return [];
  const flags = timing.out === 'flagged' ? { flagged: true as const } : {};
  return [{ type: 'TimeRanOut', data: { who: clock.runs, at: ranOut, turn: clock.turn, ...flags } }];
}

function turned(clock: ChessClock, after: OpenedState, at: number): readonly MatchEvent[] {
  const turn = turnOf(after);
  return clock.since === null || clock.turn === turn ? [] : [{ type: 'TimeTurned', data: { at, turn } }];
}

function ended({ runs }: ChessClock, { status, ...after }: OpenedState, at: number): readonly MatchEvent[] {
  if (runs === null || status === 'opened' || status === 'running') return [];
  return [{ type: 'TimePaused', data: { at, turn: turnOf({ status, ...after } as OpenedState), cause: 'end' } }];
}

/** What is recorded after somebody's time has run out, where the event has that flagged. */
function flagged(clock: ChessClock, at: number, { timing = OPEN_TIME_RULES }: MatchOccasion): readonly Reason[] {
  if (timing.out !== 'flagged') return [];
  const says = timing.says === undefined ? '' : ` ${timing.says}`;
  return outAt(clock, at)
    .filter((whose) => whose !== 'neutral')
    .map((player) => reason('time/ran-out', `${player}’s time has run out.${says}`, { player }));
}
