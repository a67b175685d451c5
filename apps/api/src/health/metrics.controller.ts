import { AnswersText } from '../describing/answers.js';
import { timingSafeEqual } from 'node:crypto';
import type { Figures } from '@adjutant/health';
import { digest } from '@adjutant/seal';
import { Controller, Get, Header, Headers, Inject } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import { type Acting, authorize, notAllowed } from '@adjutant/access';
import { Acts } from '../acting/acts.js';
import type { Settings } from '../settings.js';
import { FIGURES, SETTINGS } from '../tokens.js';

/**
 * The figures of this server for Prometheus. They say nothing of any person or match, but how much goes on: they are for
 * organizers, and for the program that has the token of the settings.
 */
@ApiTags('health')
@Controller('api/metrics')
export class MetricsController {
  constructor(
    @Inject(FIGURES) private readonly figures: Figures,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  @AnswersText('text/plain')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @ApiOperation({
    summary: 'Figures in the text format of Prometheus',
    description: 'For organizers, and with `Authorization: Bearer` and the token of ADJUTANT_METRICS_TOKEN.',
  })
  @ApiProduces('text/plain')
  @ApiResponse({ status: 401, description: 'Nobody is signed in, and the token is not the right one.' })
  @ApiResponse({ status: 403, description: 'The role does not reach ReadFigures.' })
  async read(@Acts() acting: Acting, @Headers('authorization') authorization?: string): Promise<string> {
    if (!this.#hasToken(authorization)) {
      const refusal = authorize(acting, { type: 'ReadFigures' });
      if (refusal) throw notAllowed(refusal);
    }
    return this.figures.text();
  }

  /** Hashes are compared, which are of one length: how long the comparison takes tells nothing of the token. */
  #hasToken(authorization: string | undefined): boolean {
    const { metricsToken } = this.settings;
    if (metricsToken === undefined || authorization === undefined) return false;
    return timingSafeEqual(hashed(authorization), hashed(`Bearer ${metricsToken}`));
  }
}

function hashed(text: string): Buffer {
  return Buffer.from(digest({ text }));
}
