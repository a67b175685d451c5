import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nameOf, type Acting, Limits } from '@adjutant/access';
import { Acts } from '../access/acts.js';
import { CommandWatch } from '../operations/command-watch.js';
import type { CommandAnswer } from '../commands/answer.js';
import { readCommands } from '../commands/envelope.js';
import { shown, takeAll } from '../commands/list.js';
import { signedIn } from '../matches/permitted.js';
import type { RecordPenaltyCommand } from './commands/penalties.js';
import { DocumentPenaltyCommands } from './commands/document.js';
import { commandsAbout } from './commands/registry.js';
import { assertMayRead, visibleTo } from './entitled.js';
import { PenaltyDesk } from './penalty-desk.js';
import { PenaltyRequests } from './permitted.js';
import { personId } from './person-id.js';
import { penaltyView, type PenaltyView } from './views.js';

/** What a person has been penalised for, over all matches and events of this server. */
@ApiTags('penalties')
@Controller('api/people')
export class PenaltiesController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(PenaltyDesk) private readonly desk: PenaltyDesk,
    @Inject(PenaltyRequests) private readonly requests: PenaltyRequests,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(CommandWatch) private readonly watch: CommandWatch,
  ) {}

  @Get(':id/penalties')
  @ApiOperation({
    summary: 'The penalties of a person, oldest first',
    description:
      'For judges, the head judge and the organizer, as far as each policy says; for that person by an account, and at a seat as far as they were given in that match.',
  })
  async list(
    @Param('id') id: string,
    @Acts() acting: Acting,
  ): Promise<{ readonly person: string; readonly penalties: readonly PenaltyView[] }> {
    const person = personId(id);
    assertMayRead(acting, person);
    const { penalties } = await this.desk.read(person);
    const now = { at: new Date().toISOString(), event: await this.desk.event() };
    const visible = visibleTo(acting, person, penalties, this.desk.shelf);
    const shown: PenaltyView[] = [];
    for (const one of visible) {
      const warning = await this.desk.warningOf({ ...one, person });
      shown.push(penaltyView(one, this.desk.shelf.find(one.policy.id), now, warning?.message ?? null));
    }
    return { person, penalties: shown };
  }

  @Post(':id/penalties/commands')
  @HttpCode(200)
  @DocumentPenaltyCommands()
  async take(
    @Param('id') id: string,
    @Body() body: unknown,
    @Acts() acting: Acting,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CommandAnswer | readonly CommandAnswer[]> {
    const person = personId(id);
    const actor = nameOf(signedIn(acting).actor);
    const arrival = { actor, now: new Date().toISOString(), correlationId: request.id };
    const commands = this.watch
      .read(() => readCommands(commandsAbout(person), body, arrival))
      .map((one) => one.of(acting));
    await this.limits.take(acting, commands.length);
    const taking = {
      take: (one: RecordPenaltyCommand) =>
        this.watch.take('penalty', one, () => this.bus.execute<RecordPenaltyCommand, CommandAnswer>(one)),
      rehearse: this.requests.rehearse.bind(this.requests),
    };
    return shown(await takeAll(commands, taking, request.id), request, reply);
  }
}
