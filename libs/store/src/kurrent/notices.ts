import type { Lookout } from '../commit-signal.js';
import type { Connection } from './connection.js';
import type { Heard } from './heard.js';
import type { Line } from './line.js';
import type { Recorded } from './messages.js';

const PAUSE_MS = 1_000;
const NOTHING_NEW = 'nothing new can be noticed';

export interface Watched {
  readonly line: Line;
  /** Of the streams that are watched. */
  readonly prefix: string;
  readonly heard: Heard;
  readonly noticed: () => void;
}

/**
 * Watches the log for what is recorded. It wakes those who wait, and they read on from where they are: what was heard meanwhile from
 * here, and all else from the server. So nothing is missed or met twice, however often the connection is lost in between.
 */
export class Notices implements Lookout {
  readonly #watched: Watched;
  /** What stands up to here has been told of. */
  #told = 0n;
  #running = false;
  #telling = false;

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /** From the first one who waits, for as long as the store is open: a connection for each wait would cost more. */
  start(): void {
    if (this.#running) return;
    this.#running = true;
    this.#run().catch(() => {
      // A lasting trouble: whoever reads is told of it. The next one who waits tries again.
      this.#running = false;
      setTimeout(this.#watched.noticed, PAUSE_MS).unref();
    });
  }

  stop(): void {
    // Stopped by the line alone.
  }

  /** This process recorded something itself. */
  wrote(place: bigint): void {
    this.#watched.heard.wrote(place);
    this.#tell(place);
  }

  #tell(place: bigint): void {
    if (place <= this.#told) return;
    this.#told = place;
    if (this.#telling) return;
    this.#telling = true;
    // Whoever waits for an answer goes first, and what one turn of the loop brings is told of once.
    setImmediate(() => {
      this.#telling = false;
      this.#watched.noticed();
    });
  }

  async #run(): Promise<void> {
    const { line } = this.#watched;
    while (!line.closing.aborted) {
      await line.forever(() => this.#watch());
    }
  }

  /** Ends well where it had begun, so that pauses grow only while there is nobody at the other end. */
  async #watch(): Promise<void> {
    const { line, prefix, heard, noticed } = this.#watched;
    let begun = false;
    const watcher = {
      began: () => {
        begun = true;
        line.works(NOTHING_NEW);
        heard.open();
        noticed();
      },
      noticed: (recorded: Recorded) => {
        heard.tell(recorded);
        this.#tell(recorded.place);
      },
    };
    try {
      await line.once(NOTHING_NEW, (connection: Connection) => connection.watch(prefix, watcher, line.closing));
    } catch (error) {
      if (!begun) throw error;
    } finally {
      heard.lose();
    }
  }
}
