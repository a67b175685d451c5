import type { Actor, Message, Occasion } from './message.js';
import type { Reason, Refusal } from './refusal.js';

export type Decision<Event extends Message> =
  /** `flags`: what the rules say against it all the same, where they only advise. */
  | { readonly outcome: 'recorded'; readonly events: readonly Event[]; readonly flags?: readonly Reason[] }
  /** What was asked for is already so: nothing needs recording. */
  | { readonly outcome: 'already' }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

/** An event with whoever recorded it, as far as that is known here. */
export interface Authored<Event extends Message> {
  readonly event: Event;
  readonly by?: Actor | undefined;
}

/**
 * The heart of a context: which events follow from a command, and what the events add up to.
 * All of its functions are pure; `evolve` is total over every event that was ever recorded.
 */
export interface Decider<Command extends Message, State, Event extends Message> {
  readonly initial: State;
  /** `author`: who recorded the event, as far as that is known; what the events add up to does not rest on it. */
  evolve(state: State, event: Event, author?: Actor): State;
  /** What they all add up to, as `evolve` of one after the other would; there where a shorter way is known. */
  evolveAll?(state: State, entries: readonly Authored<Event>[]): State;
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

/** More of a stream, with who recorded what: the shorter way where the decider knows one. */
export function foldAuthored<State, Event extends Message>(
  decider: Pick<Decider<never, State, Event>, 'evolve' | 'evolveAll'>,
  entries: readonly Authored<Event>[],
  from: State,
): State {
  if (decider.evolveAll) return decider.evolveAll(from, entries);
  return entries.reduce((state, { event, by }) => decider.evolve(state, event, by), from);
}
