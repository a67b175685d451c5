import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Acts, type Acting } from '../access/acting.js';
import { Limits } from '../access/limits.js';
import { permittedAs } from '../access/permitted.js';
import { CommandWatch } from '../operations/command-watch.js';
import { inOrder, shown, type CommandAnswer } from '../commands/answer.js';
import { readCommands } from '../commands/envelope.js';
import { signedIn } from '../matches/permitted.js';
import { invalid } from '../problems/problem.js';
import type { RecordPenaltyCommand } from './commands/penalties.js';
import { DocumentPenaltyCommands } from './commands/document.js';
import { commandsAbout } from './commands/registry.js';
import { assertMayRead, visibleTo } from './entitled.js';
import { PenaltyDesk } from './penalty-desk.js';
import { personId } from './person-id.js';
import { PolicyShelf } from './policy-shelf.js';
import { penaltyView, type PenaltyView } from './views.js';

/** What a person has been penalised for, over all matches and events of this server. */
@ApiTags('penalties')
@Controller('api/people')
export class PenaltiesController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(PenaltyDesk) private readonly desk: PenaltyDesk,
    @Inject(PolicyShelf) private readonly shelf: PolicyShelf,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(CommandWatch) private readonly watch: CommandWatch,
  ) {}

  @Get(':id/penalties')
  @ApiOperation({
    summary: 'The penalties of a person, oldest first',
    description:
      'For that person, judges, the head judge and the organizer; each policy says which of them see what it is about.',
  })
  async list(
    @Param('id') id: string,
    @Acts() acting: Acting,
  ): Promise<{ readonly person: string; readonly penalties: readonly PenaltyView[] }> {
    const person = personId(id);
    assertMayRead(acting, person);
    const { penalties } = await this.desk.read(person);
    const now = { at: new Date().toISOString(), event: await this.desk.event() };
    const visible = visibleTo(acting, person, penalties, this.shelf);
    const shown: PenaltyView[] = [];
    for (const one of visible) {
      const warning = await this.desk.warningOf({ ...one, person });
      shown.push(penaltyView(one, this.shelf.find(one.policy.id), now, warning?.message ?? null));
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
    const { actor } = signedIn(acting);
    const arrival = { actor, now: new Date().toISOString(), correlationId: request.id };
    const commands = this.watch
      .read(() => readCommands(commandsAbout(person), body, arrival))
      .map((one) => permitted(one, acting, person));
    await this.limits.take(acting, commands.length);
    const answers = await inOrder(commands, (one) =>
      this.watch.take('penalty', one, () => this.bus.execute<RecordPenaltyCommand, CommandAnswer>(one)),
    );
    return shown(answers, request, reply);
  }
}

/** Whoever may not send it learns nothing about what is wrong with it; it is asked again where it is decided. */
function permitted(asked: RecordPenaltyCommand, acting: Acting, person: string): RecordPenaltyCommand {
  const { command } = asked;
  permittedAs(asked, acting);
  if (command.type === 'IssuePenalty' && command.data.person !== person) {
    throw invalid([{ at: 'data.person', message: 'person must be the person of the address' }]);
  }
  return asked.of(acting);
}
