import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { EventStore } from '@adjutant/store';
import type { FastifyReply } from 'fastify';
import { LogTail } from '../live/log-tail.js';
import { Liaison } from '../liaison/liaison.js';
import { ReadModels } from '../readmodels/read-models.js';
import { Sealing } from '../sealing/sealing.js';
import { STORE } from '../tokens.js';

interface Check {
  readonly ok: boolean;
  readonly says: string;
}

interface Readiness {
  readonly ready: boolean;
  readonly checks: { readonly [name: string]: Check };
}

/** For whoever runs the server. */
@ApiTags('health')
@Controller('api/health')
export class HealthController {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(ReadModels) private readonly models: ReadModels,
    @Inject(LogTail) private readonly tail: LogTail,
    @Inject(Sealing) private readonly sealing: Sealing,
    @Inject(Liaison) private readonly liaison: Liaison,
  ) {}

  @Get('live')
  @ApiOperation({ summary: 'Whether the process answers at all' })
  live(): { readonly alive: true } {
    return { alive: true };
  }

  @Get('ready')
  @ApiOperation({ summary: 'Whether everything works: 503 and what is missing, where it does not' })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const checks = {
      store: await this.#store(),
      live: this.#live(),
      readModels: this.#readModels(),
      seal: this.#seal(),
      rulings: this.#rulings(),
    };
    const ready = Object.values(checks).every((check) => check.ok);
    if (!ready) void reply.status(503);
    return { ready, checks };
  }

  async #store(): Promise<Check> {
    try {
      return {
        ok: true,
        says: `readable, its head is at position ${(await this.store.head()) || 'none: it is empty'}`,
      };
    } catch (error) {
      return { ok: false, says: `not readable: ${error instanceof Error ? error.message : String(error)}` };
    }
  }

  #live(): Check {
    const { failed } = this.tail;
    return failed === undefined ? { ok: true, says: 'following the log' } : { ok: false, says: `stopped: ${failed}` };
  }

  #seal(): Check {
    const { ok, says } = this.sealing.standing();
    return { ok, says };
  }

  #rulings(): Check {
    const { trouble } = this.liaison;
    return trouble === undefined
      ? { ok: true, says: 'carried into their matches' }
      : { ok: false, says: `cannot be carried out: ${trouble}` };
  }

  #readModels(): Check {
    const { level, says } = this.models.standing();
    return { ok: level, says };
  }
}
