import { IssuedLink, LINKED, SeatsAnswer, ticket } from '@adjutant/access';
import { Answers, AnswersNothing } from '../describing/answers.js';
import type { AddressInfo } from 'node:net';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Side } from '@adjutant/rules';
import type { FastifyRequest } from 'fastify';
import { ownAddress } from '../doors/own-address.js';
import { Impartial, MatchReader, assertCounts } from '@adjutant/event';
import { checked } from '../problems/check.js';
import { invalid } from '../problems/problem.js';
import type { Settings } from '../settings.js';
import { SETTINGS } from '../tokens.js';
import { nameOf, type Acting, linkTerms, SeatLinks } from '@adjutant/access';
import { Acts } from '../acting/acts.js';
import { LinkBody } from './bodies.js';
import { May } from '../acting/may.js';
import { OnlyStaffed } from '../acting/only-staffed.js';

/** Links of seats, handed out and taken back. */
@ApiTags('access')
@Controller('api/matches')
@OnlyStaffed()
export class SeatsController {
  constructor(
    @Inject(MatchReader) private readonly reader: MatchReader,
    @Inject(SeatLinks) private readonly links: SeatLinks,
    @Inject(Impartial) private readonly impartial: Impartial,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get(':id/seats')
  @Answers(SeatsAnswer)
  @May('ReadSeatLinks')
  @ApiOperation({ summary: 'Who sits where, and which links were handed out' })
  async list(@Param('id') id: string): Promise<SeatsAnswer> {
    const { seats } = await this.reader.state(id);
    const links = await this.links.listed(id);
    const seat = (side: Side): SeatsAnswer['seats'][Side] => ({ player: seats[side].player, links: links[side] });
    return { seats: { A: seat('A'), B: seat('B') }, table: links.both };
  }

  @Post(':id/seats/:side/links')
  @Answers(IssuedLink, { status: 201 })
  @May('IssueSeatLink')
  @ApiOperation({ summary: 'A link for one seat, or for both on one device, as address and as QR code' })
  @ApiBody({ type: LinkBody, required: false })
  async issue(
    @Param('id') match: string,
    @Param('side') text: string,
    @Body() body: unknown,
    @Acts() acting: Acting,
    @Req() request: FastifyRequest,
  ): Promise<IssuedLink> {
    const side = LINKED.find((one) => one === text);
    if (side === undefined) throw invalid([{ at: 'side', message: `side must be ${LINKED.join(' or ')}` }]);
    const { hours, ...terms } = linkTerms(acting, checked(LinkBody, body ?? {}));
    const state = await this.reader.state(match);
    assertCounts(state, match);
    const to = { match, side, ...terms };
    await this.impartial.assertMayHandle('IssueSeatLink', to, acting, state.seats);
    const issued = await this.links.issue(to, nameOf(acting.actor).id, hours);
    const { address, port } = request.server.server.address() as AddressInfo;
    const origin = ownAddress(this.settings, request.headers.host, { port });
    return ticket(issued, origin, { listens: address, port, set: this.settings.address });
  }

  @Delete(':id/seats/links/:link')
  @AnswersNothing()
  @HttpCode(204)
  @May('RevokeSeatLink')
  @ApiOperation({ summary: 'Take a link back; whoever sits there by it gets up at once' })
  async revoke(@Param('id') match: string, @Param('link') link: string, @Acts() acting: Acting): Promise<void> {
    const listed = await this.links.listed(match);
    const side = LINKED.find((one) => listed[one].some(({ id }) => id === link));
    if (side !== undefined) {
      const { seats } = await this.reader.state(match);
      await this.impartial.assertMayHandle('RevokeSeatLink', { match, side }, acting, seats);
    }
    return this.links.revoke(match, link);
  }
}
