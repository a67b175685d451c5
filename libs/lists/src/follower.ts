import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Shelf } from '@adjutant/rules';
import {
  BEGINNING,
  PoisonedEvent,
  type EventStore,
  type PlacedEvent,
  type Position,
  type Tables,
} from '@adjutant/store';
import { groupsIn } from './groups.js';
import { partitionOfStream } from './partition-of-stream.js';
import { ListCheckpoints, type ListCheckpoint } from './list-checkpoints.js';
import type { FoldsOptions } from './matches/match-folds.js';
import { rowsIn, tellersOf } from './rows.js';
import type { ListSchema } from './schema.js';
import type { Teller, RowChanges } from './teller.js';
import { passes } from './trouble.js';
import { Versions, type ListVersion } from './versions.js';
import type { Pause } from './writing.js';

/** Short enough for commands to be taken in between. */
const SMALL_BATCH = 500;

/**
 * For a process that does nothing else. Many matches are at work at the same time, so only a long stretch of the log holds
 * enough events of each to fold them, and write its row, once for many.
 */
export const LARGE_BATCH = 20_000;

/**
 * Rows of many matches, and corrections, take long: a batch is worked on in turns of about this long, and commands that come
 * meanwhile are taken between them. Whoever is far behind takes longer ones, as a busy server has few turns to give.
 */
const TURN_MS = { level: 1, behind: 10 };

/** Where following the log has come to, and cannot go on until somebody mends what stands there. */
export interface Stuck {
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
  readonly reason: string;
}

export interface FollowerOptions extends FoldsOptions {
  /** Those that nobody else works on; all of them where they are left out. */
  readonly partitions?: readonly number[];
  /** The version to build; the one that is read where it is left out. */
  readonly version?: number;
  readonly batch?: number;
}

const UNREAD = { type: '', data: {} };

/** The version that is at work, and the places in it that this follower has to carry on. */
interface Work {
  readonly version: ListVersion;
  readonly tellers: readonly Teller[];
  places: readonly ListCheckpoint[];
}

/** What is worked on next: from the hindmost place on, for every partition that stands there. */
interface Stretch {
  readonly position: Position;
  readonly number: number;
  readonly partitions: readonly number[];
  /** How far the others are ahead; there they join. */
  readonly most: number;
}

/**
 * Carries the log into the rows of every teller in one pass, batch by batch. Each batch moves the places that it has come
 * to together with its rows, so several followers that were given the same partition by mistake, or by a lease that ran
 * out, write each row once: who comes second goes on from where the other has come to.
 */
export class Follower {
  /** How many events it has read. */
  events = 0;
  /** How many rows it has written. */
  rows = 0;
  stuck: Stuck | undefined;
  readonly #versions: Versions;
  readonly #places: ListCheckpoints;
  #work: Work | undefined;

  constructor(
    tables: Tables<ListSchema>,
    private readonly store: EventStore,
    private readonly shelf: Shelf,
    private readonly options: FollowerOptions = {},
  ) {
    this.#versions = new Versions(tables);
    this.#places = new ListCheckpoints(tables);
  }

  /** Where the hindmost of its partitions stands. */
  get position(): Position {
    return this.#work ? stretchIn(this.#work.places).position : BEGINNING;
  }

  /** How many events of the log the hindmost of its partitions knows of. */
  get number(): number {
    return this.#work ? stretchIn(this.#work.places).number : 0;
  }

  /**
   * Goes on to the end of the log as it is now, and has the version read from then on if all of it is level. Resolves
   * there, or where it got stuck, or when told to stop; each call looks anew at what it got stuck at.
   */
  async catchUp(stopped: () => boolean, progress?: (events: number) => void): Promise<void> {
    const most = this.options.batch ?? SMALL_BATCH;
    let limit = this.stuck ? 1 : most;
    while (!stopped()) {
      const work = await this.#atWork();
      if (!work) return;
      const stretch = stretchIn(work.places);
      const asked = Math.min(limit, stretch.most);
      const page = await this.#page(work, stretch, asked);
      if (page?.length === 0) return this.#arrived(work, stretch);
      const pause = pausing(page?.length === asked ? TURN_MS.behind : TURN_MS.level);
      // One bad event fails its whole page: what stands before it still counts, so it is looked for one by one.
      const carried = page !== undefined && (await this.#carry(work, stretch, page, pause));
      if (!carried && limit === 1) return;
      limit = carried ? Math.min(most, limit * 2) : 1;
      progress?.(this.events);
      if (this.#endedWith(page, asked)) return;
      // Commands go first.
      await nextTurn();
    }
  }

  /** What is to be worked on. Another process may have built a newer version in the meantime. */
  async #atWork(): Promise<Work | undefined> {
    const { version: wanted } = this.options;
    const current = wanted === undefined ? await this.#versions.current() : await this.#versions.find(wanted);
    if (current === undefined) {
      if (wanted !== undefined) throw new Error(`version ${wanted} of the lists was dropped while it was being built`);
      return (this.#work = undefined);
    }
    if (current.version !== this.#work?.version.version) await this.#startOver(current);
    return this.#work;
  }

  /** Whoever read the log to its end need not look again: what has come meanwhile wakes whoever follows, and goes together. */
  #endedWith(page: readonly PlacedEvent[] | undefined, asked: number): boolean {
    if (page === undefined || page.length >= asked) return false;
    return this.#work?.version.level === true && this.position === page.at(-1)?.position;
  }

  async #startOver(version: ListVersion): Promise<void> {
    const mine = this.options.partitions;
    const all = await this.#places.of(version.version);
    const places = await this.#counted(all.filter(({ partition }) => mine?.includes(partition) ?? true));
    const known = this.#work?.version.version === version.version ? this.#work.tellers : undefined;
    for (const teller of known ?? []) teller.forget();
    const rows = rowsIn(this.#versions.tables, version.version);
    const tellers = known ?? tellersOf(rows, this.store, this.shelf, this.options);
    this.#work = places.length === 0 ? undefined : { version, tellers, places };
  }

  /** What is counted beside a position is worked out from it: somebody may have changed the one and not the other. */
  #counted(places: readonly ListCheckpoint[]): Promise<readonly ListCheckpoint[]> {
    const { store } = this;
    return Promise.all(
      places.map(async (place) => {
        if (place.position === BEGINNING) return { ...place, number: 0 };
        return { ...place, number: (await store.numberOf(place.position)) + 1 };
      }),
    );
  }

  async #page({ version }: Work, from: Stretch, limit: number): Promise<readonly PlacedEvent[] | undefined> {
    try {
      return await this.store.readAllBare(from.position, limit);
    } catch (error) {
      if (!(error instanceof PoisonedEvent)) throw error;
      if (limit > 1) return undefined;
      const { position, stream, revision, message } = error;
      const partition = partitionOfStream(stream, version.partitions);
      // No row of ours hears of it: the partition that it belongs to stops there, and nobody else.
      if (partition !== undefined && !from.partitions.includes(partition))
        return [{ position, stream, revision, event: UNREAD }];
      this.stuck = { position, stream, revision, reason: message };
      return undefined;
    }
  }

  /** Takes a page in, and says whether it could: a page in which anything fails leaves no trace. */
  async #carry(work: Work, stretch: Stretch, page: readonly PlacedEvent[], pause: Pause): Promise<boolean> {
    const { version } = work;
    const { partitions, position: from } = stretch;
    const to = { position: page.at(-1)?.position ?? from, number: stretch.number + page.length };
    try {
      const told = await this.#tell(work, stretch, page, pause);
      const moved = await this.#places.advance({ version: version.version, partitions, from }, to, async (within) => {
        for (const one of told) await one.write(within, pause);
      });
      if (!moved) {
        await this.#startOver(version);
        return true;
      }
      for (const one of told) one.written();
      this.rows += told.reduce((rows, one) => rows + one.rows, 0);
    } catch (error) {
      // Trouble with the store or the tables passes; what stands in the log does not.
      if (passes(error)) throw error;
      // Dropped under our hands, because a newer version is read now: there it goes on.
      if (!(await this.#versions.find(version.version))) return true;
      const [first] = page;
      if (page.length === 1 && first) this.stuck = { ...placeOf(first), reason: messageOf(error) };
      return false;
    }
    work.places = work.places.map((place) => (partitions.includes(place.partition) ? { ...place, ...to } : place));
    this.events += page.length;
    this.stuck = undefined;
    return true;
  }

  async #tell(
    { version, tellers }: Work,
    stretch: Stretch,
    page: readonly PlacedEvent[],
    pause: Pause,
  ): Promise<readonly RowChanges[]> {
    const share = { partitions: stretch.partitions, of: version.partitions };
    const told: RowChanges[] = [];
    for (const [index, groups] of groupsIn(page, stretch.number, tellers, share).entries()) {
      const one = groups.length === 0 ? undefined : await tellers[index]?.tell(groups, pause);
      if (one) told.push(one);
    }
    return told;
  }

  async #arrived({ version, places }: Work, { number }: Stretch): Promise<void> {
    this.stuck = undefined;
    if (version.level || places.length === 0) return;
    if (await this.#versions.switchTo(version.version, number)) this.#work = undefined;
  }
}

/** Nobody can see half a page: nothing is kept before all of it is written, and that in one transaction. */
function pausing(afterMs: number): Pause {
  let began = performance.now();
  return () => {
    if (performance.now() - began <= afterMs) return undefined;
    return nextTurn().then(() => void (began = performance.now()));
  };
}

function stretchIn(places: readonly ListCheckpoint[]): Stretch {
  const number = Math.min(...places.map((place) => place.number));
  const hindmost = places.filter((place) => place.number === number);
  const ahead = places.filter((place) => place.number > number).map((place) => place.number - number);
  return {
    ...{ position: hindmost[0]?.position ?? BEGINNING, number },
    ...{ partitions: hindmost.map(({ partition }) => partition), most: Math.min(...ahead, Infinity) },
  };
}

function placeOf({ position, stream, revision }: PlacedEvent): Omit<Stuck, 'reason'> {
  return { position, stream, revision };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
