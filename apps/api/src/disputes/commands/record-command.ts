import type { DisputeCommand } from '@adjutant/dispute';
import type { Acting } from '@adjutant/access';
import type { Sent } from '../../commands/envelope.js';

/** What is the same for every command of a dispute. */
export interface DisputeSending extends Sent {
  readonly dispute: string;
}

/**
 * A command of a dispute on its way through the CommandBus. Each type has a class of its own (see the files beside this
 * one); the handler of this class takes them all, because the way into the log is one and the same.
 */
export abstract class RecordDisputeCommand<Type extends DisputeCommand['type'] = DisputeCommand['type']> {
  readonly command: Extract<DisputeCommand, { readonly type: Type }>;

  constructor(
    type: Type,
    data: object,
    readonly sending: DisputeSending,
    /** Who stands behind it. */
    readonly acting?: Acting,
  ) {
    this.command = { type, data } as Extract<DisputeCommand, { readonly type: Type }>;
  }

  /** The same command as somebody's. */
  of(acting: Acting): RecordDisputeCommand<Type> {
    const { type, data } = this.command;
    const Kind = this.constructor as new (
      type: Type,
      data: object,
      sending: DisputeSending,
      acting: Acting,
    ) => RecordDisputeCommand<Type>;
    return new Kind(type, data, this.sending, acting);
  }
}
