import { Body, Controller, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nameOf, type Acting, Limits } from '@adjutant/access';
import { Acts } from '../access/acts.js';
import { CommandWatch } from '../operations/command-watch.js';
import type { CommandAnswer } from '../commands/answer.js';
import { readCommands } from '../commands/envelope.js';
import { shown, takeAll } from '../commands/list.js';
import { DocumentCommands } from './commands/document.js';
import { commandsOf } from './commands/registry.js';
import type { RecordCommand } from './commands/record-command.js';
import { MatchRequests } from './commands/requests.js';
import { matchId } from '@adjutant/event';
import { signedIn } from './permitted.js';

/** Where commands come in. */
@ApiTags('matches')
@Controller('api/matches')
export class CommandsController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(MatchRequests) private readonly requests: MatchRequests,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(CommandWatch) private readonly watch: CommandWatch,
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
    const actor = nameOf(signedIn(acting).actor);
    const arrival = { actor, now: new Date().toISOString(), correlationId: request.id };
    const commands = this.watch.read(() => readCommands(commandsOf(match), body, arrival)).map((one) => one.of(acting));
    await this.limits.take(acting, commands.length);
    const taking = {
      take: (one: RecordCommand) =>
        this.watch.take('match', one, () => this.bus.execute<RecordCommand, CommandAnswer>(one)),
      rehearse: this.requests.rehearse.bind(this.requests),
    };
    return shown(await takeAll(commands, taking, request.id), request, reply);
  }
}
