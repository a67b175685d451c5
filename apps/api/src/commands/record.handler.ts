import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandAnswer } from './answer.js';
import { TAKERS, type Takers } from './context-commands.js';
import { RecordCommand } from './record-command.js';

/**
 * Takes every command of every context. Its context reads the stream, folds it, has the command decided by its type (the
 * commands of a match by libs/match, where commands/use.ts takes UseStratagem) and appends the events.
 */
@CommandHandler(RecordCommand)
export class RecordCommandHandler implements ICommandHandler<RecordCommand> {
  constructor(@Inject(TAKERS) private readonly takers: Takers) {}

  async execute(asked: RecordCommand): Promise<CommandAnswer> {
    const taker = this.takers.get(asked.context);
    if (!taker) throw new Error(`Nobody takes commands of the context ${asked.context}.`);
    return taker.take(asked);
  }
}
