import type { Lookout } from '../commit-signal.js';
import type { Connection } from './connection.js';
import type { Line } from './line.js';

const PAUSE_MS = 1_000;
const NOTHING_NEW = 'nothing new can be noticed';

/**
 * Watches the log for what other processes record. It wakes those who wait, and they read the log from where they are: so
 * nothing is missed or met twice, however often the connection is lost in between.
 */
export class Notices implements Lookout {
  readonly #line: Line;
  readonly #prefix: string;
  readonly #noticed: () => void;
  /** What stands up to here has been told of. */
  #told = 0n;
  #running = false;

  constructor(line: Line, prefix: string, noticed: () => void) {
    this.#line = line;
    this.#prefix = prefix;
    this.#noticed = noticed;
  }

  /** From the first one who waits, for as long as the store is open: a connection for each wait would cost more. */
  start(): void {
    if (this.#running) return;
    this.#running = true;
    this.#run().catch(() => {
      // A lasting trouble: whoever reads is told of it. The next one who waits tries again.
      this.#running = false;
      setTimeout(this.#noticed, PAUSE_MS).unref();
    });
  }

  stop(): void {
    // Stopped by the line alone.
  }

  /** This process recorded something itself. */
  tell(place: bigint): void {
    if (place <= this.#told) return;
    this.#told = place;
    this.#noticed();
  }

  async #run(): Promise<void> {
    while (!this.#line.closing.aborted) {
      await this.#line.forever(() => this.#watch());
    }
  }

  /** Ends well where it had begun, so that pauses grow only while there is nobody at the other end. */
  async #watch(): Promise<void> {
    let begun = false;
    const watcher = {
      began: () => {
        begun = true;
        this.#line.works(NOTHING_NEW);
        this.#noticed();
      },
      noticed: (place: bigint) => this.tell(place),
    };
    const watch = (connection: Connection) => connection.watch(this.#prefix, watcher, this.#line.closing);
    try {
      await this.#line.once(NOTHING_NEW, watch);
    } catch (error) {
      if (!begun) throw error;
    }
  }
}
