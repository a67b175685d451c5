import { Body, Controller, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Acts, type Acting } from '../access/acting.js';
import type { CommandAnswer } from './commands/answer.js';
import { DocumentCommands } from './commands/document.js';
import { readCommands } from './commands/envelope.js';
import type { RecordCommand } from './commands/record-command.js';
import { matchId } from './match-id.js';
import { MatchReader } from './match-reader.js';
import { permitted, signedIn } from './permitted.js';

/** Where commands come in. */
@ApiTags('matches')
@Controller('api/matches')
export class CommandsController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(MatchReader) private readonly reader: MatchReader,
  ) {}

  @Post(':id/commands')
  @HttpCode(200)
  @DocumentCommands()
  async take(
    @Param('id') id: string,
    @Body() body: unknown,
    @Acts() acting: Acting,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CommandAnswer | readonly CommandAnswer[]> {
    const match = matchId(id);
    const { actor } = signedIn(acting);
    const commands = readCommands(match, body, { actor, now: new Date().toISOString(), correlationId: request.id });
    const answers = await this.#inOrder(await permitted(commands, acting, () => this.reader.newest(match)));
    const refused = answers.find((answer) => answer.outcome === 'refused');
    if (refused) void reply.status(refused.status);
    if (Array.isArray(body)) return answers;
    if (refused) void reply.type('application/problem+json');
    return refused ? { ...refused, instance: request.url } : (answers[0] as CommandAnswer);
  }

  /** What follows a refused command was meant for a match that has not come about: it is not tried. */
  async #inOrder(commands: readonly RecordCommand[]): Promise<CommandAnswer[]> {
    const answers: CommandAnswer[] = [];
    for (const command of commands) {
      const stopped = answers.at(-1)?.outcome === 'refused' || answers.at(-1)?.outcome === 'skipped';
      answers.push(stopped ? { outcome: 'skipped' } : await this.bus.execute<RecordCommand, CommandAnswer>(command));
    }
    return answers;
  }
}
