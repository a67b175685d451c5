import type { Actor, Message, Occasion } from './message.js';
import type { Reason, Refusal } from './refusal.js';

export type Decision<Event extends Message> =
  /** `flags`: what the rules say against it all the same, where they only advise. */
  | { readonly outcome: 'recorded'; readonly events: readonly Event[]; readonly flags?: readonly Reason[] }
  /** What was asked for is already so: nothing needs recording. */
  | { readonly outcome: 'already' }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

/**
 * The heart of a context: which events follow from a command, and what the events add up to.
 * Both functions are pure; `evolve` is total over every event that was ever recorded.
 */
export interface Decider<Command extends Message, State, Event extends Message> {
  readonly initial: State;
  /** `author`: who recorded the event, as far as that is known; what the events add up to does not rest on it. */
  evolve(state: State, event: Event, author?: Actor): State;
  decide(command: Command, state: State, occasion: Occasion): Decision<Event>;
}

export function recorded<Event extends Message>(...events: readonly Event[]): Decision<Event> {
  return { outcome: 'recorded', events };
}

/** The same decision with what the rules say against it. */
export function flagging<Event extends Message>(decision: Decision<Event>, flags: readonly Reason[]): Decision<Event> {
  if (decision.outcome !== 'recorded' || flags.length === 0) return decision;
  return { ...decision, flags: [...flags, ...(decision.flags ?? [])] };
}

export function refused(refusal: Refusal): { readonly outcome: 'refused'; readonly refusal: Refusal } {
  return { outcome: 'refused', refusal };
}

export const already = { outcome: 'already' } as const;

export function fold<State, Event extends Message>(
  decider: { readonly initial: State; evolve(state: State, event: Event): State },
  events: Iterable<Event>,
  from: State = decider.initial,
): State {
  let state = from;
  for (const event of events) state = decider.evolve(state, event);
  return state;
}
