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
import { signedIn } from '../matches/permitted.js';
import { DocumentDisputeCommands } from './commands/document.js';
import type { RecordDisputeCommand } from './commands/record-command.js';
import { commandsOfDispute } from './commands/registry.js';
import { disputeId } from './dispute-id.js';
import { DisputeRequests } from './permitted.js';
import { CLOCK, type Clock } from '../tokens.js';

/** Where the commands of disputes come in. */
@ApiTags('disputes')
@Controller('api/disputes')
export class DisputeCommandsController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DisputeRequests) private readonly requests: DisputeRequests,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(CommandWatch) private readonly watch: CommandWatch,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Post(':id/commands')
  @HttpCode(200)
  @DocumentDisputeCommands()
  async take(
    @Param('id') id: string,
    @Body() body: unknown,
    @Acts() acting: Acting,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CommandAnswer | readonly CommandAnswer[]> {
    const dispute = disputeId(id);
    const actor = nameOf(signedIn(acting).actor);
    const arrival = { actor, now: new Date(this.clock()).toISOString(), correlationId: request.id };
    const commands = this.watch
      .read(() => readCommands(commandsOfDispute(dispute), body, arrival))
      .map((one) => one.of(acting));
    await this.limits.take(acting, commands.length);
    const taking = {
      take: (one: RecordDisputeCommand) =>
        this.watch.take('dispute', one, () => this.bus.execute<RecordDisputeCommand, CommandAnswer>(one)),
      rehearse: this.requests.rehearse.bind(this.requests),
    };
    return shown(await takeAll(commands, taking, request.id), request, reply);
  }
}
