import type { About, Acting } from '@adjutant/access';
import {
  PENALTIES,
  penaltyStream,
  type PenaltyCommand,
  type PenaltyEvent,
  type PenaltyRecord,
} from '@adjutant/dispute';
import { ofWhatMayStand, record } from '@adjutant/store';
import { Inject, Injectable } from '@nestjs/common';
import { answerOf, withWarnings, type CommandAnswer, type Wording } from '../../commands/answer.js';
import { ContextCommands } from '../../commands/context-commands.js';
import type { RecordCommand } from '../../commands/record-command.js';
import type { Warning } from '@adjutant/rulings';
import { PenaltyRecorder, PenaltyStake, rolesOf } from '@adjutant/rulings';

const WORDING: Wording = {
  what: 'list of penalties',
  stale: 'penalty/stale-revision',
  refusals: PENALTIES.refusals,
};

type PenaltyRequest = RecordCommand<PenaltyCommand>;

/** Takes the commands about penalties, each with what is around it, and tells what came of it. */
@Injectable()
export class PenaltyCommands extends ContextCommands<PenaltyCommand, PenaltyRecord, PenaltyEvent> {
  protected readonly recorder;

  constructor(
    @Inject(PenaltyRecorder) private readonly penalties: PenaltyRecorder,
    @Inject(PenaltyStake) private readonly stake: PenaltyStake,
  ) {
    super();
    this.recorder = penalties.recorder;
  }

  async take(asked: PenaltyRequest): Promise<CommandAnswer> {
    const answer = await record(this.recorder, this.requestOf(asked));
    return withWarnings(answerOf(WORDING, asked.sending, answer), await ofWhatMayStand(this.#warnings(asked.command)));
  }

  protected streamOf(person: string): string {
    return penaltyStream(person);
  }

  protected about(
    { command, sending: { to } }: PenaltyRequest,
    acting: Acting,
  ): About<PenaltyCommand, PenaltyRecord, PenaltyEvent> {
    return {
      target: (state) => this.stake.target(command, to, state, acting),
      impartial: (state, as) => this.stake.assertImpartial(command, to, state, as),
      decider: (_, as) => this.penalties.decider(command, to, rolesOf(as, command.type)),
    };
  }

  async #warnings({ type, data }: PenaltyCommand): Promise<readonly Warning[]> {
    if (type !== 'IssuePenalty') return [];
    const { penalties } = await this.penalties.read(data.person);
    const issued = penalties.find(({ penalty }) => penalty === data.penalty);
    const warning = issued ? await this.penalties.warningOf({ ...issued, person: data.person }) : null;
    return warning ? [warning] : [];
  }
}
