import { record } from '@adjutant/store';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { answerOf, withWarnings, type CommandAnswer, type Wording } from '../../commands/answer.js';
import type { Warning } from '../contradicted.js';
import { PenaltyDesk } from '../penalty-desk.js';
import { PenaltyRequests } from '../permitted.js';
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
  constructor(
    @Inject(PenaltyDesk) private readonly desk: PenaltyDesk,
    @Inject(PenaltyRequests) private readonly requests: PenaltyRequests,
  ) {}

  async execute(asked: RecordPenaltyCommand): Promise<CommandAnswer> {
    const answer = await record(this.desk.desk, this.requests.of(asked));
    return withWarnings(answerOf(WORDING, asked.sending, answer), await this.#warnings(asked.command));
  }

  async #warnings({ type, data }: RecordPenaltyCommand['command']): Promise<readonly Warning[]> {
    if (type !== 'IssuePenalty') return [];
    const { penalties } = await this.desk.read(data.person);
    const issued = penalties.find(({ penalty }) => penalty === data.penalty);
    const warning = issued ? await this.desk.warningOf({ ...issued, person: data.person }) : null;
    return warning ? [warning] : [];
  }
}
