import type { StoredEvent } from '@adjutant/store';
import { RulingProcess } from './ruling-process.js';
import { isFollowed, MatchFollower } from './match-follower.js';

/** Everything that crosses from one record into another, each by whom it is for. */
export class Crossings {
  constructor(
    private readonly carrier: RulingProcess,
    private readonly follower: MatchFollower,
  ) {}

  carry(event: StoredEvent): Promise<void> {
    return isFollowed(event.stream, event.event.type) ? this.follower.follow(event) : this.carrier.carry(event);
  }
}
