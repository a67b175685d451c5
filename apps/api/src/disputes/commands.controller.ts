import { Body, Controller, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Acts, type Acting } from '../access/acting.js';
import { Limits } from '../access/limits.js';
import { CommandWatch } from '../operations/command-watch.js';
import { inOrder, shown, type CommandAnswer } from '../commands/answer.js';
import { readCommands } from '../commands/envelope.js';
import { signedIn } from '../matches/permitted.js';
import { DocumentDisputeCommands } from './commands/document.js';
import type { RecordDisputeCommand } from './commands/record-command.js';
import { commandsOfDispute } from './commands/registry.js';
import { disputeId } from './dispute-id.js';
import { CLOCK, type Clock } from '../tokens.js';

/** Where the commands of disputes come in. */
@ApiTags('disputes')
@Controller('api/disputes')
export class DisputeCommandsController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
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
    const { actor } = signedIn(acting);
    const arrival = { actor, now: new Date(this.clock()).toISOString(), correlationId: request.id };
    const commands = this.watch.read(() => readCommands(commandsOfDispute(dispute), body, arrival));
    await this.limits.take(acting, commands.length);
    const answers = await inOrder(commands, (one) =>
      this.watch.take('dispute', one, () => this.bus.execute<RecordDisputeCommand, CommandAnswer>(one.of(acting))),
    );
    return shown(answers, request, reply);
  }
}
