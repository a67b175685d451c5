import { Follower, LARGE_BATCH, partitionOfStream, type Lists, type ListVersion, type Stuck } from '@adjutant/lists';
import type { Shelf } from '@adjutant/rules';
import type { EventStore } from '@adjutant/store';

export interface CarrierParts {
  readonly lists: Lists;
  readonly store: EventStore;
  readonly shelf: Shelf;
}

interface Part {
  readonly partitions: readonly number[];
  readonly follower: Follower;
}

/** What has been done since it was asked last. */
export interface Carried {
  readonly events: number;
  readonly rows: number;
}

/**
 * Carries one version of the lists on, in the partitions that are held. They go through the log together; one that meets an
 * event that it cannot take in stays there alone, looks at it again each time, and joins the others once it is mended.
 */
export class VersionProjector {
  #parts: readonly Part[];

  constructor(
    private readonly of: CarrierParts,
    readonly version: ListVersion,
    readonly partitions: readonly number[],
  ) {
    this.#parts = [this.#part(partitions)];
  }

  get stuck(): readonly Stuck[] {
    return this.#parts.flatMap(({ follower }) => (follower.stuck ? [follower.stuck] : []));
  }

  /** Goes on to the end of the log, as far as each partition can, or until it is told to stop. */
  async catchUp(stopped: () => boolean, carried: (more: Carried) => void): Promise<void> {
    for (const part of this.#parts) await this.#catchUp(part, stopped, carried);
    const isMended = this.#parts.length > 1 && this.stuck.length === 0 && !stopped();
    if (isMended) this.#parts = [this.#part(this.partitions)];
  }

  async #catchUp(part: Part, stopped: () => boolean, carried: (more: Carried) => void): Promise<void> {
    const { follower, partitions } = part;
    let before = { events: follower.events, rows: follower.rows };
    await follower.catchUp(stopped, () => {
      const { events, rows } = follower;
      carried({ events: events - before.events, rows: rows - before.rows });
      before = { events, rows };
    });
    const alone = follower.stuck && partitionOfStream(follower.stuck.stream, this.version.partitions);
    if (alone === undefined || partitions.length === 1) return;
    const others = this.#part(partitions.filter((partition) => partition !== alone));
    this.#parts = this.#parts.flatMap((one) => (one === part ? [this.#part([alone], follower.stuck), others] : [one]));
    await this.#catchUp(others, stopped, carried);
  }

  #part(partitions: readonly number[], stuck?: Stuck): Part {
    const { lists, store, shelf } = this.of;
    const options = { partitions, version: this.version.version, batch: LARGE_BATCH };
    const follower = new Follower(lists.tables, store, shelf, options);
    follower.stuck = stuck;
    return { partitions, follower };
  }
}
