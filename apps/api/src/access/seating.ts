import { type Linked, Limits, LINK_HOURS, SeatLinks, Sessions, type SignedIn } from '@adjutant/access';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Welcome } from './signed-in.js';

/** Seats of matches that players open. */
@Injectable()
export class Seating {
  constructor(
    @Inject(SeatLinks) private readonly links: SeatLinks,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(Welcome) private readonly welcome: Welcome,
  ) {}

  /** Throws where this is no link of the event, or too much is opened by it. */
  async assertByEvent(token: string): Promise<void> {
    await this.limits.opens((await this.links.openedForEvent(token)).id);
  }

  /** By a link of their own, which stands in the list of links like any other. */
  async sit(
    to: { readonly match: string; readonly side: Linked },
    player: string,
    reply: FastifyReply,
  ): Promise<SignedIn> {
    const link = await this.links.issue(to, player, LINK_HOURS.usual);
    return this.welcome.signedIn(await this.sessions.startForSeat(player, link), reply);
  }
}
