import { shape } from '@adjutant/kernel';
import {
  AttemptsAnswer,
  BothSupposedAnswer,
  DoubtsAnswer,
  LedgerAnswer,
  MatchPageAnswer,
  MatchView,
  OptionsAnswer,
  PendingAnswer,
  ReplayAnswer,
  SupposedAnswer,
  TimelineAnswer,
} from '@adjutant/views';
import { Answers, AnswersText } from '../describing/answers.js';
import { EventsAnswer } from '../describing/event-view.js';
import { VerifyAnswer } from './verified.js';
import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Apart } from '../apart/apart.js';
import { Asks, type Asker } from '../apart/asks.js';
import { MatchReader, Origins, type Viewing } from '@adjutant/event';
import * as ask from './queries/queries.js';
import { sideFrom, wholeFrom, withVoidFrom } from './query-values.js';
import { readSuppose, SupposeBody } from './suppose.body.js';
import { AsViewer, Seen } from './viewing.js';

const ENTRIES = { least: 0, most: Number.MAX_SAFE_INTEGER };

/** Everything that can be asked about matches. */
@ApiTags('matches')
@Controller('api/matches')
export class QueriesController {
  constructor(
    @Inject(QueryBus) private readonly bus: QueryBus,
    @Inject(MatchReader) private readonly reader: MatchReader,
    @Inject(Apart) private readonly apart: Apart,
    @Inject(Origins) private readonly origins: Origins,
  ) {}

  @Get()
  @Answers(MatchPageAnswer)
  @ApiOperation({ summary: 'The list of matches, newest first' })
  @ApiQuery({ name: 'limit', required: false, description: '1 to 200; 50 where it is left out.' })
  @ApiQuery({ name: 'after', required: false, description: '`next` of the page before.' })
  @ApiQuery({ name: 'void', required: false, description: '`with` lists those that are void as well.' })
  list(
    @Query('limit') limit?: string,
    @Query('after') after?: string,
    @Query('void') listed?: string,
  ): Promise<object> {
    const most = wholeFrom(limit, 'limit', { least: 1, most: 200 }) ?? 50;
    return this.bus.execute(new ask.ListMatches(most, after, withVoidFrom(listed)));
  }

  @Get(':id')
  @Answers(MatchView)
  @Seen()
  @ApiOperation({ summary: 'A match as it stands' })
  view(@Param('id') id: string, @AsViewer() viewing: Viewing): Promise<object | null> {
    return this.bus.execute(new ask.ViewMatch(id, viewing));
  }

  @Get(':id/ledger')
  @Answers(LedgerAnswer)
  @Seen()
  @ApiOperation({ summary: 'CP and VP ledgers, line by line, with the chart over the rounds' })
  ledger(@Asks() asker: Asker, @Param('id') id: string, @AsViewer() viewing: Viewing): Promise<object> {
    return this.apart.ask(asker, new ask.ReadLedger(id, viewing));
  }

  @Get(':id/timeline')
  @Answers(TimelineAnswer)
  @Seen()
  @ApiOperation({ summary: 'The record in sentences, with by whom and when' })
  timeline(@Asks() asker: Asker, @Param('id') id: string, @AsViewer() viewing: Viewing): Promise<object> {
    return this.apart.ask(asker, new ask.ReadTimeline(id, viewing));
  }

  @Get(':id/options')
  @Answers(OptionsAnswer)
  @Seen()
  @ApiOperation({
    summary:
      'What each player may do now, at which cost, and why not for the rest; `dues`: what is waited for or may be decided',
  })
  @ApiQuery({ name: 'player', required: false, enum: ['A', 'B'] })
  options(@Param('id') id: string, @AsViewer() viewing: Viewing, @Query('player') player?: string): Promise<object> {
    return this.bus.execute(new ask.ReadOptions(id, viewing, sideFrom(player, 'player')));
  }

  @Get(':id/pending')
  @Answers(PendingAnswer)
  @Seen()
  @ApiOperation({ summary: 'Rolls, answers to uses, and questions that are open' })
  pending(@Param('id') id: string, @AsViewer() viewing: Viewing): Promise<object> {
    return this.bus.execute(new ask.ReadPending(id, viewing));
  }

  @Get(':id/doubts')
  @Answers(DoubtsAnswer)
  @Seen()
  @ApiOperation({
    summary:
      'What the record leaves in doubt, kind by kind: failed checks, open questions, contested answers, overrides, what is presumed and vouched for',
  })
  doubts(@Asks() asker: Asker, @Param('id') id: string, @AsViewer() viewing: Viewing): Promise<object> {
    return this.apart.ask(asker, new ask.ReadDoubts(id, viewing));
  }

  @Get(':id/replay')
  @Answers(ReplayAnswer)
  @Seen()
  @ApiOperation({ summary: 'The record step by step, with findings and ledger lines' })
  @ApiQuery({ name: 'from', required: false, description: 'First entry; 0 where it is left out.' })
  @ApiQuery({ name: 'to', required: false, description: 'Last entry.' })
  replay(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @AsViewer() viewing: Viewing,
    @Query('from') from?: string,
    @Query('to') to?: string,
  ): Promise<object> {
    return this.apart.ask(
      asker,
      new ask.ReplayMatch(id, viewing, wholeFrom(from, 'from', ENTRIES) ?? 0, wholeFrom(to, 'to', ENTRIES)),
    );
  }

  @Get(':id/events')
  @Answers(EventsAnswer)
  @ApiOperation({ summary: 'The stored events' })
  @ApiQuery({ name: 'from', required: false })
  @ApiQuery({ name: 'limit', required: false, description: '1 to 5000; 1000 where it is left out.' })
  events(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @Query('from') from?: string,
    @Query('limit') limit?: string,
  ): Promise<object> {
    const most = wholeFrom(limit, 'limit', { least: 1, most: 5_000 }) ?? 1_000;
    return this.apart.ask(asker, new ask.ReadEvents(id, wholeFrom(from, 'from', ENTRIES) ?? 0, most));
  }

  @Get(':id/verify')
  @Answers(VerifyAnswer)
  @ApiOperation({ summary: 'Whether the hashes of the record follow from one another, and where they do not' })
  async verify(@Asks() asker: Asker, @Param('id') id: string): Promise<object> {
    const verified = await this.apart.do(asker, `verify ${id}`, (tell) => tell<object>(new ask.VerifyMatch(id)));
    const { imported } = await this.origins.onMatch(id);
    return imported ? { ...verified, imported } : verified;
  }

  @Get(':id/attempts')
  @Answers(AttemptsAnswer)
  @Seen()
  @ApiOperation({ summary: 'Commands that were refused, with their places in the record' })
  attempts(@Param('id') id: string, @AsViewer() viewing: Viewing): Promise<object> {
    return this.bus.execute(new ask.ReadAttempts(id, viewing));
  }

  @Post(':id/suppose')
  @Answers(shape.either(SupposedAnswer, BothSupposedAnswer))
  @HttpCode(200)
  @Seen()
  @ApiOperation({ summary: 'What if? Tells the match again under some supposals; nothing is recorded' })
  @ApiBody({ type: SupposeBody })
  suppose(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @AsViewer() viewing: Viewing,
    @Body() body: unknown,
  ): Promise<object> {
    const { supposals, reading } = readSuppose(this.reader.shelf, body);
    return this.apart.ask(asker, new ask.SupposeMatch(id, viewing, supposals, reading));
  }

  @Get(':id/export')
  @AnswersText('application/x-ndjson')
  @Header('content-type', 'application/x-ndjson; charset=utf-8')
  @ApiOperation({ summary: 'The match file: JSON Lines, verifiable offline' })
  async export(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const file = await this.apart.ask(asker, new ask.ExportMatch(id));
    const imported = await this.origins.of(id);
    // The file itself stays what was imported, to the last byte: its name and its header say what it is.
    if (imported) void reply.header('x-adjutant-imported', encodeURI(imported.says));
    const name = imported ? `${id}.from-elsewhere.match.jsonl` : `${id}.match.jsonl`;
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    return file;
  }
}
