import { SignedIn } from '@adjutant/access';
import { Answers } from '../describing/answers.js';
import { Body, Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { assertCounts, MatchReader } from '@adjutant/event';
import { checked } from '../problems/check.js';
import { accountOf, type Acting, placeAt, seatedElsewhere, SeatLinks, Sessions, Sitters } from '@adjutant/access';
import { Acts } from '../acting/acts.js';
import { SeatBody } from './bodies.js';
import { OnlyStaffed } from '../acting/only-staffed.js';
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
    const { link, instead = false } = checked(SeatBody, body);
    const token = link.slice(link.indexOf('#') + 1);
    const { match, side } = this.links.claimed(token);
    const state = await this.reader.state(match);
    // Its links were taken back with it: whoever holds one learns that it is void, and why.
    assertCounts(state, match);
    const opened = await this.links.opened(token);
    if (!instead) await this.#assertFree(acting, match);
    const place = placeAt(match, side);
    const account = accountOf(acting);
    if (account) await this.sitters.note(account, place);
    const started = await this.sessions.startForSeat(state.seats[place.side].player, opened);
    return this.welcome.signedIn(started, reply);
  }
  /** A code that was scanned by mistake takes nobody away from a match that they play. */
  async #assertFree({ seat }: Acting, match: string): Promise<void> {
    if (seat === undefined || seat.match === match) return;
    const state = await this.reader.state(seat.match);
    const isOver = state.status === 'finished' || state.status === 'confirmed' || state.voided !== undefined;
    if (!isOver) throw seatedElsewhere(seat, state.title);
  }
}
