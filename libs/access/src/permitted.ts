import type { Actor, Decider, Message, Refusal } from '@adjutant/kernel';
import type { Settle } from '@adjutant/store';
import { nameOf, type Acting } from './acting.js';
import { actingAs, authorize, recordedAs, whereItIs, type RequestedCommand, type Target } from './authorize.js';
import { notAllowed } from './refused.js';

/** A command of any context with whoever sends it. */
export interface AskedBy {
  readonly command: RequestedCommand;
  readonly sending: { readonly commandId: string; readonly actor: Actor };
}

export interface Permitted {
  readonly as: Acting;
  /** Whom the record names: whoever stands behind the request, in the role that is enough. */
  readonly recorded: Actor;
}

/** Throws where a command is not for whoever sends it, or is sent in a name that is not theirs. */
export function permittedAs({ command, sending }: AskedBy, acting: Acting, target: Target = {}): Permitted {
  const { commandId, actor } = sending;
  const as = actingAs(whereItIs(acting, target), actor === nameOf(acting.actor) ? undefined : actor, target.seats);
  if ('code' in as) throw notAllowed(as, { commandId });
  const refusal = authorize(as, command, target);
  if (refusal) throw notAllowed(refusal, { commandId });
  return { as, recorded: recordedAs(as, command, target) };
}

/** What a permission rests on besides who asks, on one state of what the command is sent to. */
export interface About<Command extends Message, State, Event extends Message> {
  target?(state: State): Target | Promise<Target>;
  /** Throws where whoever asks has a stake in what it is about. */
  impartial?(state: State, as: Acting): Promise<void>;
  /** The decider, where deciding rests on what is around the state: read for each state anew. */
  decider?(state: State, as: Acting): Promise<Pick<Decider<Command, State, Event>, 'decide'>>;
  /** What the occasion says on this state besides what the request brought along. */
  besides?(state: State, actor: Actor): Promise<object>;
  /** Why it is not decided at all. */
  against?(): Promise<Refusal | undefined>;
}

/**
 * Who may send a command and in which role it is recorded, as the way into the log asks on every state that it reads. A
 * command that stands in the record already has been permitted once; what it was decided on is not looked up again.
 */
export function settling<Command extends Message, State, Event extends Message>(
  asked: AskedBy,
  acting: Acting,
  about: About<Command, State, Event>,
): Settle<Command, State, Event> {
  return async (state, repeated) => {
    const target = (await about.target?.(state)) ?? {};
    const { as, recorded: actor } = permittedAs(asked, acting, { ...target, repeated });
    if (repeated) return { actor };
    await about.impartial?.(state, as);
    const decider = await about.decider?.(state, as);
    const besides = await about.besides?.(state, actor);
    const against = await about.against?.();
    return {
      actor,
      ...(decider && { decide: decider.decide }),
      ...(besides && { besides }),
      ...(against && { against }),
    };
  };
}
