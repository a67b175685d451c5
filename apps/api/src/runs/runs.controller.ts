import { Limits, nameOf, type Acting } from '@adjutant/access';
import { envelopeOf, Runs, type Handed, type Waiting } from '@adjutant/event';
import { MOST_PRESSES, refuse, Run } from '@adjutant/runs';
import { Body, Controller, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Acts } from '../acting/acts.js';
import { CommandEntrance } from '../commands/entrance.js';
import type { Arrival } from '../commands/sent.js';
import { shown } from '../commands/list.js';
import { Answers, COMPONENTS } from '../describing/answers.js';
import { DISPUTE_DOOR } from '../disputes/commands/door.js';
import { MATCH_DOOR } from '../matches/commands/door.js';
import { CLOCK, type Clock } from '../tokens.js';
import { RunAnswer } from './answers.js';

/** Where what was signed on devices comes in. */
@ApiTags('matches')
@Controller('api/matches')
export class RunsController {
  constructor(
    @Inject(CommandEntrance) private readonly entrance: CommandEntrance,
    @Inject(Runs) private readonly runs: Runs,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Post(':id/runs')
  @HttpCode(200)
  @Answers(RunAnswer, { says: 'What became of each press, in the order of the run.' })
  @ApiOperation({
    summary: 'Bring what was pressed on a device and signed there',
    description:
      'Each press is recorded in the name of whoever pressed it, once, at its place, as if its own device had sent it; whoever brings it is named beside it. Where the seat was taken back meanwhile it waits for a judge.',
  })
  @ApiBody({ schema: COMPONENTS.refer(Run) as never })
  async take(
    @Param('id') match: string,
    @Body() body: unknown,
    @Acts() acting: Acting,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const { run, ...taken } = await this.runs.taken(match, body, acting);
    await this.limits.take(acting, run.presses.length);
    const arrival = { actor: nameOf(taken.author.actor), now: this.#now(), correlationId: request.id };
    if ('dispute' in taken) return this.#wait(taken, run, arrival);
    return shown(await this.#record(match, run, taken, arrival), request, reply);
  }

  async #record(match: string, run: Run, { author, cause }: Handed, arrival: Arrival) {
    const body = run.presses.map(envelopeOf);
    const through = { ...arrival, causationId: cause };
    return this.entrance.takeEach(MATCH_DOOR, { id: match, body, acting: author }, through, MOST_PRESSES);
  }

  /** The call first, which stands once, and then what was pressed. */
  async #wait(
    { author, dispute, call, recorded, statements, tells, told }: Waiting,
    { presses }: Run,
    arrival: Arrival,
  ) {
    const say = async (command: object) => {
      const at = { id: dispute, body: [command], acting: author };
      const [answer] = (await this.entrance.takeEach(DISPUTE_DOOR, at, arrival)).answers;
      return answer?.outcome === 'recorded' || answer?.outcome === 'already' ? undefined : answer;
    };
    const { code, message } = refuse('run/waits', SAYS, {});
    const waits = { outcome: 'waits', code, detail: message, dispute };
    const stands = (id: string) => {
      const revision = recorded.get(id);
      return revision === undefined ? undefined : { outcome: 'already', revision, events: [] };
    };
    const closed = statements.length === 0 ? undefined : await say(call);
    if (closed) return presses.map(({ id }) => stands(id) ?? closed);
    const refused = new Map<number, unknown>();
    for (const one of statements) {
      await tells(one);
      const no = await say(one.command);
      if (no) one.presses.forEach(({ number }) => refused.set(number, no));
      else await told(one);
    }
    return presses.map(({ id, number }) => stands(id) ?? refused.get(number) ?? waits);
  }

  #now(): string {
    return new Date(this.clock()).toISOString();
  }
}

const SAYS =
  'This seat was taken back. What was pressed there is recorded as a statement, and a judge decides about it.';
