import type { QueueWorld } from './world.js';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;
/** What waits for another entry is sent again when there is one, and else seldom. */
const FIRST_REST_MS = 20_000;
const LONGEST_REST_MS = 320_000;

/** When something is sent that did not get through, or that rests on what is missing: more and more seldom. */
export class Pauses {
  readonly #later: QueueWorld['later'];
  #pause = FIRST_PAUSE_MS;
  #callOff = (): void => undefined;
  #rest = FIRST_REST_MS;
  #isResting = false;

  constructor(later: QueueWorld['later']) {
    this.#later = later;
  }

  /** It is sent now, or there is reason to think that it gets through. */
  begin(): void {
    this.#callOff();
  }

  /** The server answers. */
  forget(): void {
    this.#pause = FIRST_PAUSE_MS;
  }

  untilThere(then: () => void): void {
    this.#callOff();
    this.#callOff = this.#later(then, this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }

  /** Where nothing tells that something has changed, it is tried all the same. */
  untilChanged(then: () => void): void {
    if (this.#isResting) return;
    this.#isResting = true;
    this.#later(() => {
      this.#isResting = false;
      this.#rest = Math.min(this.#rest * 2, LONGEST_REST_MS);
      then();
    }, this.#rest);
  }

  nothingRests(): void {
    this.#rest = FIRST_REST_MS;
  }
}
