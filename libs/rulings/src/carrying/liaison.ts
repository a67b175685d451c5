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
  type Whereabouts,
} from '@adjutant/store';
import type { Tail } from '@adjutant/store';
import { waitBriefly } from '@adjutant/lists';
import { isCarriedType } from './ruling-process.js';
import { Crossings } from './crossings.js';
import { isFollowed } from './match-follower.js';

const PAGE = 500;
const AGAIN_MS = 1_000;

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
    for (const { stream, type, revision, position } of page) {
      if (!crosses(stream, type)) continue;
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
    // Commands go first.
    await nextTurn();
  }
}

/** Carries rulings from disputes into matches, each exactly once, whenever this process is stopped in between. */
export class Liaison {
  readonly #checkpoint: Checkpoint;
  #working: Promise<void> = Promise.resolve();
  #again = false;
  #passed = 0;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  trouble: string | undefined;

  constructor(
    settings: Pick<Whereabouts, 'store' | 'data'>,
    private readonly store: EventStore,
    private readonly tail: Tail,
    private readonly crossings: Crossings,
    private readonly log: Log,
  ) {
    this.#checkpoint = openCheckpoint(checkpointFile(settings, 'liaison'));
  }

  begin(): void {
    const wake = (): void => this.#wake();
    this.tail.listen(({ stream, event }) => {
      // Now and then also where nothing is to be carried: a ruling then need not wait for what was played since the last.
      if (crosses(stream, event.type) || ++this.#passed >= PAGE) wake();
    }, wake);
    this.#wake();
  }

  async close(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#working;
    this.#checkpoint.close();
  }

  /** Up to where the log has been looked through. */
  get position(): Position {
    return this.#checkpoint.position();
  }

  /** Waits, but not for long, until what was ruled just now has been carried out. */
  async settle(patienceMs: number): Promise<void> {
    this.#wake();
    await waitBriefly(this.#working, patienceMs);
  }

  /** A wake while at work makes it look once more. */
  #wake(): void {
    if (this.#again) return;
    this.#again = true;
    this.#working = this.#working.then(() => this.#carryOn());
  }

  async #carryOn(): Promise<void> {
    this.#again = false;
    this.#passed = 0;
    if (this.#stopped) return;
    try {
      const waits = await carryOn(this.store, this.#checkpoint, (event) => this.crossings.carry(event));
      if (waits) this.#stumble(waits);
      else this.trouble = undefined;
    } catch (error) {
      this.#stumble(error);
    }
  }

  /** What stands in the way is told once, and tried again: a ruling is never passed over. */
  #stumble(error: unknown): void {
    const trouble = error instanceof Error ? error.message : String(error);
    if (this.trouble !== trouble) this.log.error('Rulings cannot be carried out.', { reader: 'rulings', error });
    this.trouble = trouble;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#wake(), AGAIN_MS);
    this.#timer.unref();
  }
}
