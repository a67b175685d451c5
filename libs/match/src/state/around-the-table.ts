import type { Side } from '@adjutant/rules';
import { evolveClock } from '../chess-clock/chess-clock.js';
import type { TimeEvent } from '../chess-clock/events.js';
import type { MatchVoided, ResultConfirmed, SeatsCorrected } from '../events.js';
import { written, type Line } from './line.js';
import type { Confirmed, Finished, OpenedState } from './state.js';

/** What is said about a match as a whole: who confirms its result, who sits where, whether it counts. */
export function confirmed(state: OpenedState, { player, by }: ResultConfirmed['data']): OpenedState {
  if (state.status !== 'finished' && state.status !== 'confirmed') return state;
  if (state.confirmedBy.includes(player)) return by ? state : saidBy(state, player);
  if (state.status === 'confirmed') return state;
  const confirmedBy = [...state.confirmedBy, player];
  const status = confirmedBy.length === 2 ? 'confirmed' : 'finished';
  return { ...state, ...(by ? { enteredFor: { ...state.enteredFor, [player]: by } } : {}), confirmedBy, status };
}

/** A player says what somebody had entered. */
function saidBy(state: Finished | Confirmed, player: Side): Finished | Confirmed {
  const { enteredFor, ...rest } = state;
  if (!enteredFor?.[player]) return state;
  const { [player]: _, ...others } = enteredFor;
  return Object.keys(others).length === 0 ? rest : { ...rest, enteredFor: others };
}

export function corrected(state: OpenedState, { seats }: SeatsCorrected['data']): OpenedState {
  return { ...state, seats };
}

export function voided(state: OpenedState, { because }: MatchVoided['data'], entry: number): OpenedState {
  return { ...state, voided: { entry, because } };
}

export function restored(state: OpenedState): OpenedState {
  const { voided: _, ...rest } = state;
  return rest;
}

/** What an entry of the chess clock does: it was not played, so that nothing that is undone moves time. */
export function ofTime<Type extends TimeEvent['type']>(type: Type): Line<Extract<TimeEvent, { readonly type: Type }>> {
  return written({
    match: (state, data) => {
      const chessClock = evolveClock(state.chessClock, { type, data } as TimeEvent);
      return chessClock ? { ...state, chessClock } : state;
    },
  });
}
