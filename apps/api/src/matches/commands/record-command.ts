import type { Actor } from '@adjutant/kernel';
import type { MatchCommand } from '@adjutant/match';

/** What is the same for every command: for which match, under which id, by whom and when. */
export interface Sending {
  readonly match: string;
  readonly commandId: string;
  readonly actor: Actor;
  /** When the server received it, and when it happened at the table. */
  readonly now: string;
  readonly occurredAt: string;
  readonly expectedRevision?: number | undefined;
  readonly correlationId?: string | undefined;
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
  ) {
    this.command = { type, data } as Extract<MatchCommand, { readonly type: Type }>;
  }

  /** The same command, recorded as somebody's. */
  by(actor: Actor): RecordCommand<Type> {
    const { type, data } = this.command;
    const Kind = this.constructor as new (type: Type, data: object, sending: Sending) => RecordCommand<Type>;
    return new Kind(type, data, { ...this.sending, actor });
  }
}
