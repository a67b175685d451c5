import type { PenaltyCommand } from '@adjutant/dispute';
import type { Acting } from '@adjutant/access';
import { Because, Seat } from '../../matches/commands/common.js';
import { Checked, isPlain, Name, Prose, Text, Uuid } from '../../problems/fields.js';
import type { PenaltySending } from '../penalty-desk.js';

const MOST_EFFECTS = 20;

const isEffect = (value: unknown): boolean =>
  isPlain(value) &&
  typeof value['kind'] === 'string' &&
  Object.values(value).every((one) => typeof one === 'string' || Number.isSafeInteger(one));
const areEffects = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= MOST_EFFECTS && value.every(isEffect);
const EFFECTS = { type: 'array', items: { type: 'object', additionalProperties: true } };

export class IssuePenaltyData {
  @Uuid({ says: 'Chosen by the sender; what the penalty is called from then on.' }) penalty!: string;
  @Name({ says: 'Id of the person; that of the address.' }) person!: string;
  @Name({ optional: true, says: 'The match in which it happened.' }) match?: string;
  @Seat({ optional: true, says: 'Where the person sits in it.' }) side?: string;
  @Name({ optional: true, says: 'The dispute that it comes of.' }) dispute?: string;
  @Name({ optional: true, says: 'The ruling that it goes with.' }) ruling?: string;
  @Text({ optional: true, longest: 200, says: 'The event; that of this server where it is left out.' }) event?: string;
  @Name({ says: 'Id of the policy.' }) policy!: string;
  @Name({ says: 'Id of the infraction.' }) infraction!: string;
  @Name({ says: 'Id of the level.' }) level!: string;
  @Checked(areEffects, 'be a list of effects as policies have them', EFFECTS, {
    optional: true,
    says: 'What level and infraction bring, where it is left out.',
  })
  effects?: object[];
  @Because() because!: string;
  @Prose({ optional: true, says: 'Why something else is given than the policy advises.' }) deviation?: string;
}

export class RescindPenaltyData {
  @Uuid() penalty!: string;
  @Because() because!: string;
  @Name({ optional: true, says: 'The ruling that fell.' }) ruling?: string;
}

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
