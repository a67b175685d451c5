import {
  AskNow,
  JudgingRules,
  MatchReader,
  PublicDelay,
  ReadEnvelopes,
  tellChessClock,
  Weigh,
  type Viewing,
} from '@adjutant/event';
import type { Clock } from '@adjutant/kernel';
import { Now, Weighed } from '@adjutant/table';
import { ChessClockView, EnvelopesAnswer } from '@adjutant/views';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Acting } from '@adjutant/access';
import { Acts } from '../../acting/acts.js';
import { Apart } from '../../apart/apart.js';
import { Asks, type Asker } from '../../apart/asks.js';
import { Answers } from '../../describing/answers.js';
import { sideFrom, wholeFrom } from '../../problems/query-values.js';
import { CLOCK } from '../../tokens.js';
import { AsViewer, Reads } from '../viewing.js';
import { readWeigh, WeighBody } from './weigh.body.js';

const ENTRIES = { least: 0, most: Number.MAX_SAFE_INTEGER };

/** What people at the table can do now, and what would come of it. */
@ApiTags('matches')
@Controller('api/matches')
export class TableController {
  constructor(
    @Inject(Apart) private readonly apart: Apart,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(MatchReader) private readonly reader: MatchReader,
    @Inject(JudgingRules) private readonly rules: JudgingRules,
    @Inject(PublicDelay) private readonly delay: PublicDelay,
  ) {}

  @Get(':id/now')
  @Reads(Now, 'What can be pressed at the table now: ready commands, with what is still to be said')
  @ApiQuery({ name: 'player', required: false, enum: ['A', 'B'], description: 'Both where it is left out.' })
  async now(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @AsViewer() viewing: Viewing,
    @Query('player') player?: string,
  ): Promise<object> {
    return this.apart.ask(asker, new AskNow(id, viewing, await this.#time(asker, id), sideFrom(player, 'player')));
  }

  @Post(':id/weigh')
  @Reads(Weighed, 'What would come of a command now, and what it vouches for; nothing is recorded')
  @HttpCode(200)
  @ApiBody({ type: WeighBody })
  async weigh(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @AsViewer() viewing: Viewing,
    @Body() body: unknown,
  ): Promise<object> {
    const { command, answers } = readWeigh(body);
    return this.apart.ask(asker, new Weigh(id, viewing, await this.#time(asker, id), command, answers));
  }

  @Get(':id/envelopes')
  @Reads(EnvelopesAnswer, 'What whoever looks has sealed, for a page that tells the match by itself')
  envelopes(@Asks() asker: Asker, @Param('id') id: string, @AsViewer() viewing: Viewing): Promise<object> {
    return this.apart.ask(asker, new ReadEnvelopes(id, viewing));
  }

  @Get(':id/chess-clock')
  @Answers(ChessClockView)
  @ApiOperation({ summary: 'The chess clock: whose time runs, what is left, what can be pressed' })
  @ApiQuery({ name: 'since', required: false, description: 'An entry: what each has used since then comes with it.' })
  @ApiQuery({ name: 'dispute', required: false, description: 'A call about that entry: up to its pause.' })
  async chessClock(
    @Acts() acting: Acting,
    @Param('id') match: string,
    @Query('since') since?: string,
    @Query('dispute') dispute?: string,
  ): Promise<ChessClockView> {
    const entry = wholeFrom(since, 'since', ENTRIES);
    const reader = this.reader.within(match, await this.delay.cut(acting, match));
    const behind = await this.delay.for(acting, match);
    const clock = (): number => this.clock() - behind;
    return tellChessClock(reader, this.rules, clock, { match, since: entry, dispute });
  }

  /** Whoever reads the match later than it is played is told of that time. */
  async #time({ acting }: Asker, match: string): Promise<string> {
    return new Date(this.clock() - (await this.delay.for(acting, match))).toISOString();
  }
}
