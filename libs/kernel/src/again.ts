import { decideIn, evolveIn, type Context, type Deciding } from './context.js';
import type { Message } from './message.js';

/** On what something is decided: the state, what folding needs, and what deciding needs. */
export interface Ground<State, World, With extends Deciding> {
  readonly state: State;
  readonly world: World;
  readonly deciding: With;
}

/** Whether a command that is recorded records something once more when it is asked again on the state that it led to. */
export function recordsAgain<Command extends Message, State, Event extends Message, World, With extends Deciding>(
  context: Context<Command, State, Event, World, With>,
  command: Command,
  { state, world, deciding }: Ground<State, World, With>,
): boolean {
  const first = decideIn(context, command, state, deciding);
  if (first.outcome !== 'recorded') return false;
  const { actor } = deciding.occasion;
  const led = first.events.reduce((before, event) => evolveIn(context, before, event, world, actor), state);
  const second = decideIn(context, command, led, deciding);
  return second.outcome === 'recorded' && second.events.length > 0;
}

/** The types of commands that say that they may record again, of a context. */
export function sayingAgain<Command extends Message>(context: {
  readonly commands: { readonly [Type in Command['type']]: { readonly again?: string } };
}): readonly string[] {
  return Object.entries<{ readonly again?: string }>(context.commands).flatMap(([type, { again }]) =>
    again ? [type] : [],
  );
}
