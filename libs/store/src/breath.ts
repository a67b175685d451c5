import { setImmediate as nextTurn } from 'node:timers/promises';

const LONGEST_MS = 10;

/**
 * Lets others in. Work that only ever awaits what is at hand holds everybody up until all of it is done: it takes a breath
 * between its parts, and after some milliseconds of work that is a turn of the event loop.
 */
export class Breath {
  #since = performance.now();

  async take(): Promise<void> {
    if (performance.now() - this.#since < LONGEST_MS) return;
    await nextTurn();
    this.#since = performance.now();
  }
}
