import { accountOf, EventLinks, SeatLinks, Sessions, Sitters } from '@adjutant/access';
import type { Acting } from '@adjutant/access';
import { EventSeats, type EventCode } from '@adjutant/event';
import { Declined } from '@adjutant/kernel';
import { Inject, Injectable } from '@nestjs/common';

const NO_TABLE: EventCode = 'tournament/no-table';

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

  /** Throws where the link opens nothing, or where there is no table for its player now, unless they come in `anyway`. */
  async sit(token: string, acting: Acting, anyway: boolean) {
    const { event, player, digest, by } = await this.eventLinks.opened(token);
    const seat = await this.seats.seatOf(event, player).catch((error: unknown) => {
      if (anyway && error instanceof Declined && error.code === NO_TABLE) return undefined;
      throw error;
    });
    if (seat === undefined) return this.sessions.startForEntrant(player, event);
    const leads = await this.links.leading(digest, seat, by);
    const account = accountOf(acting);
    if (account) await this.sitters.note(account, seat);
    return this.sessions.startForSeat(player, leads);
  }
}
