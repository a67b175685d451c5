import { authorize, type Acting } from '@adjutant/access';
import { Declined } from '@adjutant/kernel';
import { DisputeReader, EventOf } from '@adjutant/rulings';
import { Inject, Injectable } from '@nestjs/common';
import type { Topic } from '@adjutant/event';

/** Who may hear of what: the same rights as for reading it. */
@Injectable()
export class TopicRights {
  constructor(
    @Inject(DisputeReader) private readonly disputes: DisputeReader,
    @Inject(EventOf) private readonly events: EventOf,
  ) {}

  /** Matches and events are for everybody; what was claimed about one is for its players and for staff. */
  async mayHear(acting: Acting, { kind, id }: Topic): Promise<boolean> {
    if (kind === 'match' || kind === 'matches' || kind === 'tournament') return true;
    if (kind === 'calls') return this.#mayRead(acting, id);
    const match = await this.#matchOf(id ?? '');
    return match !== undefined && this.#mayRead(acting, match);
  }

  async #mayRead(acting: Acting, match: string | undefined): Promise<boolean> {
    return authorize(acting, { type: 'ReadDisputes' }, { match, event: await this.events.match(match) }) === null;
  }

  /** A dispute that is not there, or whose record cannot be read, is followed by nobody: its own route says why. */
  async #matchOf(dispute: string): Promise<string | undefined> {
    try {
      return (await this.disputes.exactly(dispute)).match;
    } catch (error) {
      if (error instanceof Declined) return undefined;
      throw error;
    }
  }
}
