import { SignedIn } from '@adjutant/access';
import { Answers } from '../describing/answers.js';
import { Body, Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { assertCounts, MatchReader } from '@adjutant/event';
import { checked } from '../problems/check.js';
import { accountOf, type Acting, SeatLinks, Sessions, Sitters } from '@adjutant/access';
import { Acts } from './acts.js';
import { SeatBody } from './bodies.js';
import { OnlyStaffed } from './only-staffed.js';
import { Welcome } from './signed-in.js';

/** Where players sit down. */
@ApiTags('access')
@Controller('api/access')
@OnlyStaffed()
export class SitDownController {
  constructor(
    @Inject(MatchReader) private readonly reader: MatchReader,
    @Inject(SeatLinks) private readonly links: SeatLinks,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(Sitters) private readonly sitters: Sitters,
    @Inject(Welcome) private readonly welcome: Welcome,
  ) {}

  @Post('seat')
  @Answers(SignedIn)
  @HttpCode(200)
  @ApiOperation({ summary: 'Sit down by the link of a seat; several devices may' })
  @ApiBody({ type: SeatBody })
  @ApiResponse({ status: 403, description: 'The link is forged, has ended or was taken back.' })
  async sit(
    @Acts() acting: Acting,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const { link } = checked(SeatBody, body);
    const { id, match, side, until } = await this.links.opened(link.slice(link.indexOf('#') + 1));
    const state = await this.reader.state(match);
    assertCounts(state, match);
    const { seats } = state;
    const account = accountOf(acting);
    if (account) await this.sitters.note(account, { match, side });
    const started = await this.sessions.startForSeat(seats[side].player, { match, side }, { id, until });
    return this.welcome.signedIn(started, reply);
  }
}
