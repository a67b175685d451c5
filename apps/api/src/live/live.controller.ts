import { Controller, Get, Headers, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { EventStore } from '@adjutant/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isMatchId } from '../matches/match-id.js';
import { wholeFrom } from '../matches/query-values.js';
import { invalid, unknownMatch } from '../problems/problem.js';
import { STORE } from '../tokens.js';
import { LiveHub } from './live-hub.js';
import { Viewer } from './viewer.js';

const LAST = {
  name: 'lastEventId',
  required: false,
  description: 'For the first connection; later the browser sends Last-Event-ID.',
};

/** Streams of server-sent events. A stream resumes after the last event that its viewer names, without gap or double. */
@ApiTags('live')
@Controller('api')
export class LiveController {
  constructor(
    @Inject(LiveHub) private readonly hub: LiveHub,
    @Inject(STORE) private readonly store: EventStore,
  ) {}

  @Get('matches/:id/live')
  @ApiOperation({ summary: 'New entries of one match; event ids are revisions' })
  @ApiQuery(LAST)
  @ApiProduces('text/event-stream')
  async ofMatch(
    @Param('id') id: string,
    @Headers('last-event-id') last: string | undefined,
    @Query('lastEventId') first: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isMatchId(id)) throw unknownMatch(id);
    const text = last ?? first;
    // -1 is what a stream starts with: nothing has been seen yet.
    const after = text === '-1' ? -1 : wholeFrom(text, 'lastEventId', { least: 0, most: Number.MAX_SAFE_INTEGER - 1 });
    this.hub.assertRoom();
    await this.hub.assertMatch(id);
    await this.hub.watchMatch(opened(request, reply), id, after);
  }

  @Get('live')
  @ApiOperation({ summary: 'New entries of all matches; event ids are positions in the log' })
  @ApiQuery(LAST)
  @ApiProduces('text/event-stream')
  async ofAll(
    @Headers('last-event-id') last: string | undefined,
    @Query('lastEventId') first: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const after = last ?? first ?? (await this.store.head());
    // The store alone knows what a position looks like.
    await this.store.readAll(after, 1).catch((error: unknown) => {
      if (error instanceof TypeError || error instanceof RangeError) {
        throw invalid([{ at: 'lastEventId', message: 'lastEventId is no position of this log' }]);
      }
      throw error;
    });
    this.hub.assertRoom();
    this.hub.watchLog(opened(request, reply), after);
  }
}

function opened(request: FastifyRequest, reply: FastifyReply): Viewer {
  reply.hijack();
  return new Viewer(reply.raw, { 'x-correlation-id': request.id });
}
