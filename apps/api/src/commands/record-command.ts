import type { Acting } from '@adjutant/access';
import type { Message } from '@adjutant/kernel';
import { Command } from '@nestjs/cqrs';
import type { CommandAnswer } from './answer.js';
import type { Sent } from './sent.js';

/** The contexts that take commands, as figures count them. */
export type ContextName = 'match' | 'dispute' | 'penalty' | 'tournament';

export interface Sending extends Sent {
  /** The match, the dispute or the event that it is sent to, or the person that it is about. */
  readonly to: string;
}

/** A command of any context on its way through the CommandBus. The context is found by its name, what it comes to by its type. */
export class RecordCommand<One extends Message = Message> extends Command<CommandAnswer> {
  constructor(
    readonly context: ContextName,
    readonly command: One,
    readonly sending: Sending,
    /** Who stands behind it; left out where the server itself sends it. */
    readonly acting?: Acting,
  ) {
    super();
  }
}
