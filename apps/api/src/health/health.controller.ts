import { Answers } from '../describing/answers.js';
import { is, type Static } from '@adjutant/kernel';
import { Readiness } from '@adjutant/health';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Checking, CheckStanding, Fault, RightedFault, StandingFault } from '@adjutant/integrity';
import { HealthChecks } from './health-checks.js';

/** Everything about how this server is. */
export const Health = is.named(
  'Health',
  is.extended(Readiness, {
    ok: is.yes({ says: 'Nothing at all is missing or wrong.' }),
    check: is.says('How far the log has been looked through, and what came of the last look.', CheckStanding),
    faults: is.many(StandingFault, {
      says: 'What is not as it was recorded; nothing is signed while anything stands here.',
    }),
    setRight: is.many(RightedFault, { says: 'What was found and has been put right since the server started.' }),
    lost: is.optional(
      is.many(Fault, {
        says: 'What players sealed and nobody can open any more, and of which the record itself says so. It stays lost.',
      }),
    ),
  }),
);
export type Health = Static<typeof Health>;

/** For whoever runs the server. */
@ApiTags('health')
@Controller('api/health')
export class HealthController {
  constructor(
    @Inject(HealthChecks) private readonly checks: HealthChecks,
    @Inject(Checking) private readonly checking: Checking,
  ) {}

  @Get()
  @Answers(Health)
  @ApiOperation({
    summary:
      'How everything is: each part, how far the log has been looked through, and what is not as it was recorded',
  })
  async whole(): Promise<Health> {
    const { checking } = this;
    const { faults } = checking;
    const readiness = await this.checks.look();
    return {
      ok: Object.values(readiness.checks).every(({ ok }) => ok),
      ...readiness,
      check: checking.standing(),
      faults: faults.standing.map(discreet),
      setRight: faults.righted.map(discreet),
      ...(faults.lost.length > 0 && { lost: faults.lost }),
    };
  }

  @Get('live')
  @Answers(is.object({ alive: is.exactly(true) }, { name: 'AliveAnswer' }))
  @ApiOperation({ summary: 'Whether the process answers at all' })
  live(): { readonly alive: true } {
    return { alive: true };
  }

  @Get('ready')
  @Answers(Readiness)
  @Answers(Readiness, { status: 503, says: 'Commands cannot be recorded now.' })
  @ApiOperation({ summary: 'Whether commands can be recorded: 503 where they cannot; with what is missing besides' })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const readiness = await this.checks.look();
    if (!readiness.ready) void reply.status(503);
    return readiness;
  }
}

/** What rows of disputes say is not for everybody. */
function withoutWords<One extends StandingFault>(fault: One): One {
  const { kind, stream, says } = fault;
  return kind === 'row' && stream?.startsWith('dispute-') ? { ...fault, says: says.replace(/: .*/s, '') } : fault;
}

/** Streams of matches and disputes by name; others may be named after a person, and everybody may ask here. */
function discreet<One extends StandingFault>(fault: One): One {
  const { stream } = fault;
  if (stream === undefined || /^(match|dispute)-/.test(stream)) return withoutWords(fault);
  return { ...fault, stream: `${stream.slice(0, stream.indexOf('-') + 1)}…` };
}
