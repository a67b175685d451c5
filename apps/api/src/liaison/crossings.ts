import type { StoredEvent } from '@adjutant/store';
import { Inject, Injectable } from '@nestjs/common';
import { Carrier } from './carrier.js';
import { isFollowed, MatchFollower } from './match-follower.js';

/** Everything that crosses from one record into another, each by whom it is for. */
@Injectable()
export class Crossings {
  constructor(
    @Inject(Carrier) private readonly carrier: Carrier,
    @Inject(MatchFollower) private readonly follower: MatchFollower,
  ) {}

  carry(event: StoredEvent): Promise<void> {
    return isFollowed(event.stream, event.event.type) ? this.follower.follow(event) : this.carrier.carry(event);
  }
}
