import { sleep, type Log } from '@adjutant/health';
import { PARTITIONS_SHARED, type Lists, type Stuck } from '@adjutant/lists';
import type { Shelf } from '@adjutant/rules';
import type { EventStore } from '@adjutant/store';
import { VersionProjector, type Carried } from './version-projector.js';

/** How often it looks for more at the end of the log. Lists are for people: they do not notice. */
const LOOK_MS = 100;

/** For so long a version that is being built is worked on before the one that is read has its turn again. */
const TURN_MS = 250;

export interface ProjectionParts {
  readonly lists: Lists;
  readonly store: EventStore;
  readonly shelf: Shelf;
  readonly log: Log;
  /** The partitions that this instance holds; the same array until that changes. */
  readonly held: () => readonly number[];
  /** Told after each batch. */
  readonly carried: (more: Carried, seconds: number) => void;
}

/** Keeps the lists that are read, and builds those that are going to be, as far as the partitions go that are held. */
export class Projection {
  #carriers: readonly VersionProjector[] = [];
  #told = new Set<string>();

  constructor(private readonly parts: ProjectionParts) {}

  /** Where partitions of this instance have stopped, until somebody mends what stands there. */
  get stuck(): readonly Stuck[] {
    return this.#carriers.flatMap((carrier) => carrier.stuck);
  }

  /** Goes on until it is told to stop. Rejects with the trouble of the log or of the tables. `succeeded`: after each round. */
  async carryOn(stop: AbortSignal, succeeded: () => void): Promise<void> {
    // After trouble nobody knows how far the rows have come: followers begin with what the tables say.
    this.#carriers = [];
    while (!stop.aborted) {
      const isDone = await this.#round(stop);
      succeeded();
      if (isDone) await sleep(LOOK_MS, stop);
    }
  }

  /** Whether there was nothing more to do at its end. */
  async #round(stop: AbortSignal): Promise<boolean> {
    const held = this.parts.held();
    this.#carriers = await this.#carriersFor(held);
    const isOver = (): boolean => stop.aborted || this.parts.held() !== held;
    let isDone = true;
    for (const [index, carrier] of this.#carriers.entries()) {
      const until = index === 0 ? Infinity : performance.now() + TURN_MS;
      const isTurnOver = (): boolean => performance.now() > until;
      await this.#catchUp(carrier, () => isOver() || isTurnOver());
      if (isTurnOver()) isDone = false;
    }
    this.#tellWhatIsStuck();
    return isDone && !isOver();
  }

  async #catchUp(carrier: VersionProjector, stopped: () => boolean): Promise<void> {
    let began = performance.now();
    try {
      await carrier.catchUp(stopped, (more) => {
        const ended = performance.now();
        this.parts.carried(more, (ended - began) / 1000);
        began = ended;
      });
    } catch (error) {
      // Dropped under our hands: nobody reads it any more.
      if (await this.parts.lists.versions.find(carrier.version.version)) throw error;
    }
  }

  /** The version that is read comes first. */
  async #carriersFor(held: readonly number[]): Promise<readonly VersionProjector[]> {
    if (held.length === 0) return [];
    const { versions } = this.parts.lists;
    const current = await versions.currentOrNew(PARTITIONS_SHARED);
    const wanted = [current, ...(await versions.building())];
    return wanted.map(
      (version) =>
        this.#carriers.find((one) => one.version.version === version.version && one.partitions === held) ??
        new VersionProjector(this.parts, version, held),
    );
  }

  #tellWhatIsStuck(): void {
    const now = new Map(this.stuck.map((stuck) => [`${stuck.position} ${stuck.reason}`, stuck]));
    for (const [key, { stream, revision, position, reason }] of now)
      if (!this.#told.has(key))
        this.parts.log.error('A partition cannot go on: an event has to be mended.', {
          ...{ reader: 'projector', stream, revision, position, error: new Error(reason) },
        });
    for (const key of this.#told)
      if (!now.has(key)) this.parts.log.info('A partition goes on: the event was mended.', { reader: 'projector' });
    this.#told = new Set(now.keys());
  }
}
