import type { Acting } from '@adjutant/access';
import { Tournaments } from '@adjutant/event';
import { asDescribed } from '@adjutant/kernel';
import {
  ArithmeticAnswer,
  BracketAnswer,
  ChangesAnswer,
  ImpactAsked,
  ImpactsAnswer,
  ImpactView,
  PairingsAnswer,
  StandingsAnswer,
  TournamentsAnswer,
  TournamentView,
} from '@adjutant/tournament';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Acts } from '../acting/acts.js';
import { Answers, AnswersUnchanged, COMPONENTS } from '../describing/answers.js';
import { invalid } from '../problems/problem.js';
import { wholeFrom, wordFrom } from '../problems/query-values.js';
import { ReadModels } from '../readmodels/read-models.js';
import { unlessKnown } from './etag.js';

const PATIENCE_MS = 2_000;
/** A hall asks for the same within a second. */
const FOR_EVERYBODY = 'public, max-age=1';
const MOST_EVENTS = 1_000;
const ROUNDS = { least: 1, most: 40 };
const ROUND = { name: 'round', required: false, description: 'From 1; the newest where it is left out.' };
const PRESET = { name: 'preset', required: false, description: 'Id of a preset; else that of the event.' };

type Asked = { readonly [name in 'round' | 'preset' | 'table' | 'player' | 'swap' | 'with' | 'compare']?: string };

/** What can be asked about events. Readings carry an ETag: whoever asks with If-None-Match is answered 304 where nothing changed. */
@ApiTags('tournaments')
@Controller('api/tournaments')
export class TournamentsController {
  constructor(
    @Inject(Tournaments) private readonly tournaments: Tournaments,
    @Inject(ReadModels) private readonly models: ReadModels,
  ) {}

  @Get()
  @Answers(TournamentsAnswer)
  @AnswersUnchanged()
  @ApiOperation({ summary: `The events of this server, newest first; at most ${MOST_EVENTS}` })
  async list(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<unknown> {
    await this.models.freshen(PATIENCE_MS);
    return unlessKnown({ tournaments: await this.models.tournaments(MOST_EVENTS) }, request, reply);
  }

  @Get(':id')
  @Answers(TournamentView)
  @AnswersUnchanged()
  @ApiOperation({
    summary: 'An event as it stands: settings, entries, rounds, the register of irregular acts',
    description: 'Drafts, groups and effects are for staff. `may`: what whoever asks may send now.',
  })
  async view(
    @Param('id') id: string,
    @Acts() acting: Acting,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return unlessKnown(await this.tournaments.view(id, acting), request, reply);
  }

  @Get(':id/pairings')
  @Answers(PairingsAnswer)
  @AnswersUnchanged()
  @ApiOperation({ summary: 'A round as it is paired: tables and byes, each with why, as data and in a sentence' })
  @ApiQuery(ROUND)
  @ApiQuery({
    name: 'table',
    required: false,
    description: 'Only this table, with everybody whom the two did not get.',
  })
  @ApiQuery({ name: 'player', required: false, description: 'Only the table or the bye of this player.' })
  @ApiQuery({
    name: 'swap',
    required: false,
    description: 'As the round would be if this player and `with` changed places; staff read its warnings.',
  })
  @ApiQuery({ name: 'with', required: false, description: 'The other player of `swap`.' })
  @ApiQuery({ name: 'compare', required: false, description: '`engine`: beside what it would have drawn, for staff.' })
  async pairings(
    @Param('id') id: string,
    @Acts() acting: Acting,
    @Query() { round, table, player, swap, with: other, compare }: Asked,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const at = wholeFrom(table, 'table', { least: 1, most: 100_000 });
    const only = at === undefined ? (player ? { player } : undefined) : { table: at };
    const places = swap && other ? { swap: [swap, other] as const } : {};
    const beside = wordFrom(compare, 'compare', 'engine') ? { compare: true } : {};
    const asked = { round: wholeFrom(round, 'round', ROUNDS), ...(only ? { only } : {}), ...places, ...beside };
    return unlessKnown(await this.tournaments.pairings(id, asked, acting), request, reply);
  }

  @Get(':id/events')
  @Answers(ChangesAnswer)
  @AnswersUnchanged()
  @ApiOperation({
    summary:
      'What is new in an event since an entry of its record, for everybody: in sentences, and as changes of its view',
    description: 'The same for whoever asks, so that a proxy can hold it for a second.',
  })
  @ApiQuery({ name: 'after', required: true, description: 'The `revision` of what was read before.' })
  async events(
    @Param('id') id: string,
    @Query() { after }: { readonly after?: string },
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const from = wholeFrom(after, 'after', { least: 0, most: Number.MAX_SAFE_INTEGER - 1 });
    if (from === undefined) throw invalid([{ at: 'after', message: 'after is the revision of what was read before' }]);
    return unlessKnown(await this.tournaments.changes(id, from), request, reply, FOR_EVERYBODY);
  }

  @Get(':id/bracket')
  @Answers(BracketAnswer)
  @AnswersUnchanged()
  @ApiOperation({
    summary: 'The bracket, round by round: seeds, byes, results, who goes on, places that are still empty',
  })
  async bracket(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return unlessKnown(await this.tournaments.bracket(id), request, reply);
  }

  @Get(':id/standings')
  @Answers(StandingsAnswer)
  @AnswersUnchanged()
  @ApiOperation({ summary: 'The standings after the rounds that are closed; a running round is listed beside them' })
  @ApiQuery(ROUND)
  @ApiQuery(PRESET)
  async standings(
    @Param('id') id: string,
    @Query() { round, preset }: Asked,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const asked = { round: wholeFrom(round, 'round', ROUNDS), preset };
    return unlessKnown(await this.tournaments.ranked.standings(id, asked), request, reply);
  }

  @Get(':id/standings/:player')
  @Answers(ArithmeticAnswer)
  @AnswersUnchanged()
  @ApiOperation({ summary: 'How one player comes to their place: what each number is made of' })
  @ApiQuery(ROUND)
  @ApiQuery(PRESET)
  async arithmetic(
    @Param('id') id: string,
    @Param('player') player: string,
    @Query() { round, preset }: Asked,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const asked = { round: wholeFrom(round, 'round', ROUNDS), preset };
    return unlessKnown(await this.tournaments.ranked.arithmetic(id, player, asked), request, reply);
  }

  @Post(':id/impact')
  @HttpCode(200)
  @Answers(ImpactView)
  @ApiOperation({ summary: 'What another result of a table of a closed round would change; nothing is recorded' })
  @ApiBody({ schema: COMPONENTS.refer(ImpactAsked) as never })
  impact(@Param('id') id: string, @Body() body: unknown): Promise<ImpactView> {
    return this.tournaments.ranked.impact(id, asDescribed(ImpactAsked, body));
  }

  @Get(':id/impact')
  @Answers(ImpactsAnswer)
  @AnswersUnchanged()
  @ApiOperation({ summary: 'Results that were corrected after their round was closed, each with what it changed' })
  async impacts(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return unlessKnown(await this.tournaments.ranked.impacts(id), request, reply);
  }
}
