import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { matchStream } from '@adjutant/match';
import { record } from '@adjutant/store';
import { Attempts } from '../attempts.js';
import { MatchDesk } from '../match-desk.js';
import { answerOf, type CommandAnswer } from './answer.js';
import { RecordCommand } from './record-command.js';

/**
 * Takes every command of a match. `record` reads the match, folds it, has it decided by libs/match (commands/use.ts for
 * UseStratagem, which asks the pinned pack) and appends the events; here only the answer is put into words.
 */
@CommandHandler(RecordCommand)
export class RecordCommandHandler implements ICommandHandler<RecordCommand> {
  constructor(
    @Inject(MatchDesk) private readonly desk: MatchDesk,
    @Inject(Attempts) private readonly attempts: Attempts,
  ) {}

  async execute(asked: RecordCommand): Promise<CommandAnswer> {
    const { match, commandId, now, occurredAt, actor, expectedRevision, correlationId } = asked.sending;
    const answer = await record(this.desk, {
      stream: matchStream(match),
      command: asked.command,
      commandId,
      occasion: { now, occurredAt, actor },
      expectedRevision,
      correlationId,
    });
    // An id used twice is a mistake of the sender's program, not something that a player tried.
    if (answer.outcome === 'refused' && answer.revision >= 0 && answer.refusal.code !== 'command/id-reused') {
      await this.attempts.note(asked, answer.revision, answer.refusal);
    }
    return answerOf(asked, answer);
  }
}
