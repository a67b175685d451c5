import { is } from '@adjutant/kernel';
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
  UnitsAnswer,
} from '@adjutant/views';
import { Answers } from '../describing/answers.js';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Acting } from '@adjutant/access';
import { Acts } from '../acting/acts.js';
import { Apart } from '../apart/apart.js';
import { Asks, type Asker } from '../apart/asks.js';
import {
  AskOptions,
  AskUnits,
  MatchReader,
  Origins,
  ReadDoubts,
  ReadEvents,
  ReadLedger,
  ReadTimeline,
  ReplayMatch,
  SupposeMatch,
  VerifyAnswer,
  VerifyMatch,
  type Viewing,
} from '@adjutant/event';
import { EventsShown } from '../describing/events.js';
import * as ask from './queries/queries.js';
import { searchFrom, sideFrom, someFrom, wholeFrom, withVoidFrom, wordFrom } from '../problems/query-values.js';
import { readSuppose, SupposeBody } from './suppose.body.js';
import { AsViewer, Reads } from './viewing.js';

const MATCH_STATUSES = ['opened', 'running', 'finished', 'confirmed'] as const;
const AFTER = { name: 'at', required: false, description: 'As it was after this entry; the newest if left out.' };
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
  @ApiQuery({
    name: 'search',
    required: false,
    description:
      'Up to 10 words. Each is part of the title, of the name of a player, of the event or of the game, or of what the pack is called; capital letters and accents make no difference.',
  })
  @ApiQuery({ name: 'status', required: false, description: `Several with commas: ${MATCH_STATUSES.join(', ')}.` })
  @ApiQuery({
    name: 'order',
    required: false,
    description:
      '`playing` lists those first that are being played, then those that were opened, then those that ended.',
  })
  @ApiQuery({ name: 'count', required: false, description: '`with` says how many there are on all pages.' })
  list(
    @Acts() acting: Acting,
    @Query()
    { limit, after, void: listed, search, status, order, count }: { readonly [name: string]: string | undefined },
  ): Promise<object> {
    const most = wholeFrom(limit, 'limit', { least: 1, most: 200 }) ?? 50;
    const statuses = someFrom(status, 'status', MATCH_STATUSES);
    const asked: ask.AskedOfMatches = {
      withVoid: withVoidFrom(listed),
      search: searchFrom(search),
      ...(statuses ? { statuses } : {}),
      playedFirst: wordFrom(order, 'order', 'playing'),
      counted: wordFrom(count, 'count', 'with'),
    };
    return this.bus.execute(new ask.ListMatches(most, after, asked, acting));
  }

  @Get(':id')
  @Reads(MatchView, 'A match as it stands')
  view(@Acts() acting: Acting, @Param('id') id: string, @AsViewer() viewing: Viewing): Promise<object | null> {
    return this.bus.execute(new ask.ViewMatch(id, viewing, acting));
  }

  @Get(':id/ledger')
  @Reads(LedgerAnswer, 'CP and VP ledgers, line by line, with the chart over the rounds')
  ledger(@Asks() asker: Asker, @Param('id') id: string, @AsViewer() viewing: Viewing): Promise<object> {
    return this.apart.ask(asker, new ReadLedger(id, viewing));
  }

  @Get(':id/timeline')
  @Reads(TimelineAnswer, 'The record in sentences, with by whom and when')
  timeline(@Asks() asker: Asker, @Param('id') id: string, @AsViewer() viewing: Viewing): Promise<object> {
    return this.apart.ask(asker, new ReadTimeline(id, viewing));
  }

  @Get(':id/options')
  @Reads(
    OptionsAnswer,
    'What each player may do now, at which cost, and why not for the rest; `dues`: what is waited for or may be decided',
  )
  @ApiQuery({ name: 'player', required: false, enum: ['A', 'B'] })
  @ApiQuery(AFTER)
  options(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @AsViewer() viewing: Viewing,
    @Query() { player, at }: { readonly [name in 'player' | 'at']?: string },
  ): Promise<object> {
    return this.apart.ask(asker, new AskOptions(id, viewing, wholeFrom(at, 'at', ENTRIES), sideFrom(player, 'player')));
  }

  @Get(':id/units')
  @Reads(UnitsAnswer, 'The units of both players: where they are, what has become of them')
  @ApiQuery(AFTER)
  units(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @AsViewer() viewing: Viewing,
    @Query('at') at?: string,
  ): Promise<object> {
    return this.apart.ask(asker, new AskUnits(id, viewing, wholeFrom(at, 'at', ENTRIES)));
  }

  @Get(':id/pending')
  @Reads(PendingAnswer, 'Rolls, answers to uses, and questions that are open')
  pending(@Acts() acting: Acting, @Param('id') id: string, @AsViewer() viewing: Viewing): Promise<object> {
    return this.bus.execute(new ask.ReadPending(id, viewing, acting));
  }

  @Get(':id/doubts')
  @Reads(
    DoubtsAnswer,
    'What the record leaves in doubt, kind by kind: failed checks, open questions, contested answers, overrides, what is presumed and vouched for',
  )
  doubts(@Asks() asker: Asker, @Param('id') id: string, @AsViewer() viewing: Viewing): Promise<object> {
    return this.apart.ask(asker, new ReadDoubts(id, viewing));
  }

  @Get(':id/replay')
  @Reads(ReplayAnswer, 'The record step by step, with findings and ledger lines')
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
      new ReplayMatch(id, viewing, wholeFrom(from, 'from', ENTRIES) ?? 0, wholeFrom(to, 'to', ENTRIES)),
    );
  }

  @Get(':id/events')
  @Answers(EventsShown)
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
    return this.apart.ask(asker, new ReadEvents(id, wholeFrom(from, 'from', ENTRIES) ?? 0, most));
  }

  @Get(':id/verify')
  @Answers(VerifyAnswer)
  @ApiOperation({ summary: 'Whether the hashes of the record follow from one another, and where they do not' })
  async verify(@Asks() asker: Asker, @Param('id') id: string): Promise<object> {
    const verified = await this.apart.do(asker, `verify ${id}`, (tell) => tell<object>(new VerifyMatch(id)));
    const { imported } = await this.origins.onMatch(id);
    return imported ? { ...verified, imported } : verified;
  }

  @Get(':id/attempts')
  @Reads(AttemptsAnswer, 'Commands that were refused, with their places in the record')
  attempts(@Acts() acting: Acting, @Param('id') id: string, @AsViewer() viewing: Viewing): Promise<object> {
    return this.bus.execute(new ask.ReadAttempts(id, viewing, acting));
  }

  @Post(':id/suppose')
  @Reads(
    is.either(SupposedAnswer, BothSupposedAnswer),
    'What if? Tells the match again under some supposals; nothing is recorded',
  )
  @HttpCode(200)
  @ApiBody({ type: SupposeBody })
  suppose(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @AsViewer() viewing: Viewing,
    @Body() body: unknown,
  ): Promise<object> {
    const { supposals, reading } = readSuppose(this.reader.shelf, body);
    return this.apart.ask(asker, new SupposeMatch(id, viewing, supposals, reading));
  }
}
