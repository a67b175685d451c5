import { setImmediate as nextTurn } from 'node:timers/promises';
import { disputeOf } from '@adjutant/dispute';
import type { Log } from '@adjutant/health';
import {
  BrokenChain,
  checkpointFile,
  openCheckpoint,
  type Checkpoint,
  type EventStore,
  type Position,
  type StoredEvent,
  type Tail,
  Wakeful,
  type Whereabouts,
} from '@adjutant/store';
import { isCarriedType } from './ruling-process.js';
import { Crossings } from './crossings.js';
import { isFollowed } from './match-follower.js';

const PAGE = 500;

/** Whether what happened in one record concerns another one. */
function crosses(stream: string, type: string): boolean {
  return isFollowed(stream, type) || (disputeOf(stream) !== undefined && isCarriedType(type));
}

/** What was read, or why nothing is read of that stream. */
async function sound(read: () => Promise<readonly StoredEvent[]>): Promise<readonly StoredEvent[] | BrokenChain> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof BrokenChain) return error;
    throw error;
  }
}

/**
 * Goes through the log from the checkpoint to its end, and moves the checkpoint behind everything that is done. A stream that
 * is not what was recorded waits until it has been put right, and holds up no other: the checkpoint stays before it, and
 * what comes behind it is carried, each time that somebody looks; carried twice, it is done once. Returns what waits.
 */
export async function carryOn(
  store: Pick<EventStore, 'readLinks' | 'read'>,
  checkpoint: Checkpoint,
  carry: (event: StoredEvent) => Promise<void>,
): Promise<BrokenChain | undefined> {
  let waits: BrokenChain | undefined;
  for (let after = checkpoint.position(); ;) {
    // Nearly everything in a log is play: only what crosses is read.
    const page = await store.readLinks(after, PAGE);
    const crossing = page.filter(({ stream, type }) => crosses(stream, type));
    for (const { stream, revision, position } of crossing) {
      const stored = await sound(() => store.read(stream, revision));
      if (stored instanceof BrokenChain) waits ??= stored;
      if (stored instanceof BrokenChain || !stored[0]) continue;
      await carry(stored[0]);
      if (!waits) checkpoint.move(position);
    }
    const last = page.at(-1);
    if (!last) return waits;
    after = last.position;
    if (!waits) checkpoint.move(after);
    // What carrying recorded may cross as well; what others have recorded meanwhile wakes it where it does.
    if (page.length < PAGE && crossing.length === 0) return waits;
    // Commands go first.
    await nextTurn();
  }
}

/** Carries rulings from disputes into matches, each exactly once, whenever this process is stopped in between. */
export class Liaison {
  readonly #checkpoint: Checkpoint;
  /** What stands in the way is told once, and tried again: a ruling is never passed over. */
  readonly #wakeful = new Wakeful({
    look: () => carryOn(this.store, this.#checkpoint, (event) => this.crossings.carry(event)),
    tell: (error) => this.log.error('Rulings cannot be carried out.', { reader: 'rulings', error }),
  });

  constructor(
    settings: Pick<Whereabouts, 'store' | 'data'>,
    private readonly store: EventStore,
    private readonly tail: Tail,
    private readonly crossings: Crossings,
    private readonly log: Log,
  ) {
    this.#checkpoint = openCheckpoint(checkpointFile(settings, 'liaison'));
  }

  get trouble(): string | undefined {
    return this.#wakeful.trouble;
  }

  begin(): void {
    this.#wakeful.follow(this.tail, ({ stream, event }) => crosses(stream, event.type));
  }

  async close(): Promise<void> {
    await this.#wakeful.stop();
    this.#checkpoint.close();
  }

  /** Up to where the log has been looked through. */
  get position(): Position {
    return this.#checkpoint.position();
  }

  /** Waits, but not for long, until what was ruled just now has been carried out. */
  settle(patienceMs: number): Promise<void> {
    return this.#wakeful.settle(patienceMs);
  }
}
