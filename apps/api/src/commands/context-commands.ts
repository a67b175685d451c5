import { isOwner, LOCAL, nameOf, settling, type About, type Acting, type RequestedCommand } from '@adjutant/access';
import type { Message } from '@adjutant/kernel';
import { rehearse, type Recorder, type RecordRequest } from '@adjutant/store';
import type { Type } from '@nestjs/common';
import type { CommandAnswer } from './answer.js';
import type { Door } from './door.js';
import type { ContextName, RecordCommand } from './record-command.js';

/** Who takes the commands of a context, as far as the edge knows them. */
export interface TakesCommands {
  /** What becomes of a command, in the words of the context. */
  take(asked: RecordCommand): Promise<CommandAnswer>;
  /**
   * Throws where one of these is not for whoever sends it, on the state that those before it would leave, having told `at`
   * of which.
   */
  rehearse(commands: readonly RecordCommand[], at: (index: number) => void): Promise<void>;
}

/** A context at the edge: where its commands come in, and who takes them. */
export interface Edge {
  readonly door: Door;
  readonly takes: Type<TakesCommands>;
}

/** Under which they are handed out who take commands, by context. */
export const TAKERS = Symbol('takers of commands');
export type Takers = ReadonlyMap<ContextName, TakesCommands>;

/** The one way of a command of any context: who may, on which state, and what is asked of the log. */
export abstract class ContextCommands<
  One extends RequestedCommand & Message,
  State,
  Event extends Message,
> implements TakesCommands {
  protected abstract readonly recorder: Recorder<One, State, Event>;

  abstract take(asked: RecordCommand<One>): Promise<CommandAnswer>;

  protected abstract streamOf(to: string): string;

  /** What is asked on each state that is read, before anything is decided on it. */
  protected abstract about(asked: RecordCommand<One>, acting: Acting): About<One, State, Event>;

  /** What is asked of the log for a command, with everything that is asked on each state first. */
  protected requestOf(asked: RecordCommand<One>): RecordRequest<One, State, Event> {
    const { command, acting } = asked;
    const { to, commandId, now, occurredAt, actor, expectedRevision, correlationId, causationId, whence } =
      asked.sending;
    return {
      ...{ stream: this.streamOf(to), command, commandId, expectedRevision, correlationId, causationId },
      occasion: { now, occurredAt, actor, ...(whence ? { whence } : {}) },
      settle: acting && settling(asked, acting, this.about(asked, acting)),
    };
  }

  async rehearse(commands: readonly RecordCommand<One>[], at: (index: number) => void): Promise<void> {
    // To the owner of a single-user server nothing is denied.
    if (commands.every(isOwnersOwn)) return;
    const requests = commands.map((one) => this.requestOf(one));
    await rehearse(this.recorder, requests, at);
  }
}

function isOwnersOwn({ acting = LOCAL, sending }: RecordCommand): boolean {
  return isOwner(acting) && sending.actor === nameOf(acting.actor);
}
