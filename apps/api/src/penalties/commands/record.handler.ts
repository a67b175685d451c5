import type { PenaltyCircumstances, PenaltyCommand, PenaltyEvent, PenaltyRecord } from '@adjutant/dispute';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isOwner, LOCAL, type Acting } from '../../access/acting.js';
import { MATRIX, PERSON_ROLES } from '../../access/matrix.js';
import { settling } from '../../access/permitted.js';
import { answerOf, withWarnings, type CommandAnswer, type Wording } from '../../commands/answer.js';
import type { Warning } from '../contradicted.js';
import { PenaltyDesk } from '../penalty-desk.js';
import { RecordPenaltyCommand } from './penalties.js';

const WORDING: Wording = {
  what: 'list of penalties',
  stale: 'penalty/stale-revision',
  status: {
    'command/id-reused': 409,
    'penalty/id-taken': 409,
    'policy/unknown': 404,
    'penalty/unknown': 404,
    'penalty/level-not-yours': 403,
    'penalty/deviation-not-yours': 403,
    'penalty/not-yours-to-rescind': 403,
    'penalty/not-in-your-name': 403,
  },
};

/** Takes every command about penalties, and puts the answer into words. */
@CommandHandler(RecordPenaltyCommand)
export class RecordPenaltyCommandHandler implements ICommandHandler<RecordPenaltyCommand> {
  constructor(@Inject(PenaltyDesk) private readonly desk: PenaltyDesk) {}

  async execute(asked: RecordPenaltyCommand): Promise<CommandAnswer> {
    const { command, sending, acting = LOCAL } = asked;
    const settle = settling<PenaltyCommand, PenaltyRecord, PenaltyEvent>(asked, acting, {
      decider: (_, as) => this.desk.decider(command, sending.person, rolesOf(as, command.type)),
    });
    const answer = await this.desk.take(command, sending, settle);
    return withWarnings(answerOf(WORDING, sending, answer), await this.#warnings(command));
  }

  async #warnings({ type, data }: RecordPenaltyCommand['command']): Promise<readonly Warning[]> {
    if (type !== 'IssuePenalty') return [];
    const { penalties } = await this.desk.read(data.person);
    const issued = penalties.find(({ penalty }) => penalty === data.penalty);
    const warning = issued ? await this.desk.warningOf({ ...issued, person: data.person }) : null;
    return warning ? [warning] : [];
  }
}

/** The roles that reach a command, the least first: which level each may give is for the policy to say. */
function rolesOf(acting: Acting, type: RecordPenaltyCommand['command']['type']): PenaltyCircumstances['roles'] {
  if (isOwner(acting)) return 'unbound';
  return PERSON_ROLES.filter((role) => acting.roles.includes(role) && MATRIX[type][role] !== 'never');
}
