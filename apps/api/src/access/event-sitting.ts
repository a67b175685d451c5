import { accountOf, EventLinks, SeatLinks, Sessions, Sitters } from '@adjutant/access';
import type { Acting } from '@adjutant/access';
import { EventSeats } from '@adjutant/event';
import { Inject, Injectable } from '@nestjs/common';

/** Players sit down where the round that is out puts them, by their link of the event. */
@Injectable()
export class EventSitting {
  constructor(
    @Inject(EventLinks) private readonly eventLinks: EventLinks,
    @Inject(EventSeats) private readonly seats: EventSeats,
    @Inject(SeatLinks) private readonly links: SeatLinks,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(Sitters) private readonly sitters: Sitters,
  ) {}

  /** Throws where the link opens nothing, or where there is no table for its player now. */
  async sit(token: string, acting: Acting) {
    const { event, player, digest, by } = await this.eventLinks.opened(token);
    const seat = await this.seats.seatOf(event, player);
    const leads = await this.links.leading(digest, seat, by);
    const account = accountOf(acting);
    if (account) await this.sitters.note(account, seat);
    return this.sessions.startForSeat(player, leads);
  }
}
