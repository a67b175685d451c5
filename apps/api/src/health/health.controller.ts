import type { Readiness } from '@adjutant/health';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { HealthChecks } from './health-checks.js';

/** For whoever runs the server. */
@ApiTags('health')
@Controller('api/health')
export class HealthController {
  constructor(@Inject(HealthChecks) private readonly checks: HealthChecks) {}

  @Get('live')
  @ApiOperation({ summary: 'Whether the process answers at all' })
  live(): { readonly alive: true } {
    return { alive: true };
  }

  @Get('ready')
  @ApiOperation({ summary: 'Whether everything works: 503 and what is missing, where it does not' })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const readiness = await this.checks.look();
    if (!readiness.ready) void reply.status(503);
    return readiness;
  }
}
