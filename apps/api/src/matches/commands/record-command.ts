import type { MatchCommand } from '@adjutant/match';
import type { Acting } from '@adjutant/access';
import type { Sent } from '../../commands/envelope.js';

/** What is the same for every command of a match. */
export interface Sending extends Sent {
  readonly match: string;
}

/**
 * A command on its way through the CommandBus. Each type has a class of its own (see the files beside this one); the
 * handler of this class takes them all, because the way into the log is one and the same.
 */
export abstract class RecordCommand<Type extends MatchCommand['type'] = MatchCommand['type']> {
  readonly command: Extract<MatchCommand, { readonly type: Type }>;

  constructor(
    type: Type,
    data: object,
    readonly sending: Sending,
    /** Who stands behind it; left out where the server itself sends it. */
    readonly acting?: Acting,
  ) {
    this.command = { type, data } as Extract<MatchCommand, { readonly type: Type }>;
  }

  /** The same command as somebody's. */
  of(acting: Acting): RecordCommand<Type> {
    const { type, data } = this.command;
    const Kind = this.constructor as new (
      type: Type,
      data: object,
      sending: Sending,
      acting: Acting,
    ) => RecordCommand<Type>;
    return new Kind(type, data, this.sending, acting);
  }
}
