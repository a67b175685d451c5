import { AnswersText } from '../describing/answers.js';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { EventStore } from '@adjutant/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Acting } from '@adjutant/access';
import { Acts } from '../acting/acts.js';
import { isMatchId, LiveHub, MOST_TOPICS, topicsFrom, TournamentReader, unknownMatch, Viewer } from '@adjutant/event';
import { wholeFrom } from '../problems/query-values.js';
import { invalid } from '../problems/problem.js';
import { STORE } from '../tokens.js';
import { TopicRights } from './topic-rights.js';

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
    @Inject(TopicRights) private readonly rights: TopicRights,
    @Inject(TournamentReader) private readonly tournaments: TournamentReader,
  ) {}

  @Get('matches/:id/live')
  @AnswersText('text/event-stream')
  @ApiOperation({ summary: 'New entries of one match; event ids are revisions' })
  @ApiQuery(LAST)
  @ApiProduces('text/event-stream')
  async ofMatch(
    @Param('id') id: string,
    @Acts() acting: Acting,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isMatchId(id)) throw unknownMatch(id);
    const text = lastSeen(request);
    // -1 is what a stream starts with: nothing has been seen yet.
    const after = text === '-1' ? -1 : wholeFrom(text, 'lastEventId', { least: 0, most: Number.MAX_SAFE_INTEGER - 1 });
    await this.hub.watchMatch(acting, () => opened(request, reply), id, after);
  }

  @Get('live')
  @AnswersText('text/event-stream')
  @ApiOperation({ summary: 'New entries of all matches; event ids are positions in the log' })
  @ApiQuery(LAST)
  @ApiProduces('text/event-stream')
  async ofAll(@Acts() acting: Acting, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const after = lastSeen(request);
    if (after !== undefined) await this.#assertPosition(after);
    await this.hub.watchLog(acting, () => opened(request, reply), after);
  }

  @Get('live/topics')
  @AnswersText('text/event-stream')
  @ApiOperation({
    summary: 'Which of several topics have something new; event ids are positions in the log',
    description:
      'One stream for everything that the pages of a browser follow. The first frame names the topics that are not for whoever asks (`refused`); what is new is told by name only and read from its own route.',
  })
  @ApiQuery({
    name: 'topics',
    description: `With commas between them: \`matches\`, \`match:ID\`, \`calls\`, \`calls:MATCH\`, \`dispute:ID\`, \`tournament:ID\`; up to ${MOST_TOPICS}.`,
  })
  @ApiQuery(LAST)
  @ApiProduces('text/event-stream')
  async ofTopics(
    @Query('topics') topics: string | undefined,
    @Acts() acting: Acting,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = topicsFrom(topics);
    const after = lastSeen(request);
    if (after !== undefined) await this.#assertPosition(after);
    const may = await Promise.all(asked.map((one) => this.rights.mayHear(acting, one)));
    const granted = asked.filter((_, index) => may[index]);
    const refused = asked.filter((_, index) => !may[index]).map(({ name }) => name);
    await this.hub.watchTopics(acting, () => opened(request, reply), { granted, refused, after });
  }

  @Get('tournaments/:id/live')
  @AnswersText('text/event-stream')
  @ApiOperation({
    summary: 'That something new concerns everybody at an event; event ids are positions in the log',
    description:
      'Each frame names the revision, and what is new is read from `events?after=`. Single results, entries and check-ins are not told one by one: they come with what is read next.',
  })
  @ApiQuery(LAST)
  @ApiProduces('text/event-stream')
  async ofTournament(
    @Param('id') id: string,
    @Acts() acting: Acting,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.tournaments.seen(id);
    const after = lastSeen(request);
    if (after !== undefined) await this.#assertPosition(after);
    const granted = topicsFrom(`tournament:${id}`);
    await this.hub.watchTopics(acting, () => opened(request, reply), { granted, refused: [], after });
  }

  @Get('live/board')
  @AnswersText('text/event-stream')
  @ApiOperation({
    summary: 'What changes on the board, as lines of it; with `match`, of one match alone',
    description:
      'The first frame says what time is told of, and holds the line of the match that was asked for. There is nothing to resume: whoever comes back reads the board anew.',
  })
  @ApiQuery({ name: 'match', required: false })
  @ApiProduces('text/event-stream')
  async ofBoard(
    @Query('match') match: string | undefined,
    @Acts() acting: Acting,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.hub.watchBoard(acting, () => opened(request, reply), match === '' ? undefined : match);
  }

  /** The store alone knows what a position looks like. */
  async #assertPosition(after: string): Promise<void> {
    await this.store.readLinks(after, 1).catch((error: unknown) => {
      if (error instanceof TypeError || error instanceof RangeError) {
        throw invalid([{ at: 'lastEventId', message: 'lastEventId is no position of this log' }]);
      }
      throw error;
    });
  }
}

/** What a browser sends when it comes back goes before what the address of its first visit says. */
function lastSeen({ headers, query }: FastifyRequest): string | undefined {
  const { lastEventId } = query as { readonly lastEventId?: string };
  const sent = headers['last-event-id'];
  return typeof sent === 'string' ? sent : lastEventId;
}

function opened(request: FastifyRequest, reply: FastifyReply): Viewer {
  reply.hijack();
  const viewer = new Viewer(reply.raw, { 'x-correlation-id': request.id });
  // Whoever asks for the headers alone has them with that, and gives the place back at once.
  if (request.method === 'HEAD') viewer.end();
  return viewer;
}
