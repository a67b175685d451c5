import type { PenaltyCommand } from '@adjutant/dispute';
import type { Acting } from '@adjutant/access';
import type { PenaltySending } from '../penalty-desk.js';

/**
 * A command on its way through the CommandBus. Each type has a class of its own; the handler of this class takes them
 * both, because the way into the log is one and the same.
 */
export abstract class RecordPenaltyCommand {
  constructor(
    readonly command: PenaltyCommand,
    readonly sending: PenaltySending,
    /** Who stands behind it. */
    readonly acting?: Acting,
  ) {}

  /** The same command as somebody's. */
  of(acting: Acting): RecordPenaltyCommand {
    const Kind = this.constructor as new (
      command: PenaltyCommand,
      sending: PenaltySending,
      acting: Acting,
    ) => RecordPenaltyCommand;
    return new Kind(this.command, this.sending, acting);
  }
}

export class IssuePenalty extends RecordPenaltyCommand {}
export class RescindPenalty extends RecordPenaltyCommand {}
