import { EventLinks, EventLinksAnswer, nameOf, SignedIn } from '@adjutant/access';
import type { Acting } from '@adjutant/access';
import { EventSeats } from '@adjutant/event';
import { Body, Controller, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AddressInfo } from 'node:net';
import { Acts } from '../acting/acts.js';
import { May } from '../acting/may.js';
import { OnlyStaffed } from '../acting/only-staffed.js';
import { Answers } from '../describing/answers.js';
import { ownAddress } from '../doors/own-address.js';
import { checked } from '../problems/check.js';
import type { Settings } from '../settings.js';
import { SETTINGS } from '../tokens.js';
import { EventSeatBody, PlayersBody } from './bodies.js';
import { EventSitting } from './event-sitting.js';
import { Welcome } from './signed-in.js';

/** Links of players for a whole event: handed out, and opened. */
@ApiTags('access')
@Controller('api')
@OnlyStaffed()
export class EventLinksController {
  constructor(
    @Inject(EventLinks) private readonly eventLinks: EventLinks,
    @Inject(EventSeats) private readonly seats: EventSeats,
    @Inject(EventSitting) private readonly sitting: EventSitting,
    @Inject(Welcome) private readonly welcome: Welcome,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post('tournaments/:id/links')
  @Answers(EventLinksAnswer, { status: 201 })
  @May('IssuePlayerLinks')
  @ApiOperation({ summary: 'For each player, or those who are named, a link that lasts the whole event' })
  @ApiBody({ type: PlayersBody, required: false })
  async issue(
    @Param('id') event: string,
    @Body() body: unknown,
    @Acts() acting: Acting,
    @Req() { server, headers }: FastifyRequest,
  ): Promise<EventLinksAnswer> {
    const players = await this.seats.players(event, checked(PlayersBody, body ?? {}).players);
    const issued = await this.eventLinks.issue(event, players, nameOf(acting.actor).id);
    const origin = ownAddress(this.settings, headers.host, server.server.address() as AddressInfo);
    const page = `${origin}/tournaments/${encodeURIComponent(event)}/me`;
    return { links: [...issued].map(([player, token]) => ({ player, link: `${page}#${token}`, token })) };
  }

  @Post('access/event')
  @Answers(SignedIn)
  @HttpCode(200)
  @ApiOperation({ summary: 'Sit down where the round that is out puts you, by your link of the event' })
  @ApiBody({ type: EventSeatBody })
  @ApiResponse({ status: 403, description: 'This is no link of this server, or the seat was taken back.' })
  @ApiResponse({
    status: 409,
    description: 'There is no table for this player now, and `anyway` is not said; the message says why.',
  })
  async sit(
    @Acts() acting: Acting,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const { link, anyway = false } = checked(EventSeatBody, body);
    const session = await this.sitting.sit(link.slice(link.indexOf('#') + 1), acting, anyway);
    return this.welcome.signedIn(session, reply);
  }
}
