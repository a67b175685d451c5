import type { Declined } from '@adjutant/kernel';
import { declined } from './refusals.js';

const MOST_WAITING = 2_000;
const COME_AGAIN_S = 2;

/**
 * Strangers come in one by one, one with each turn of the event loop. Whatever has come in meanwhile from people who are
 * signed in is taken up in between, so that it waits for one stranger at most, however many there are.
 */
export class Turns {
  #waiting: (() => void)[] = [];
  /** How many of the list have had their turn: taking them off one by one would move all the others. */
  #gone = 0;

  get waiting(): number {
    return this.#waiting.length - this.#gone;
  }

  /** `wanted`: whether anybody still waits for what comes of it. Whoever has hung up loses the turn. */
  take(wanted: () => boolean): Promise<void> {
    if (this.waiting >= MOST_WAITING)
      return Promise.reject(busy(`${MOST_WAITING} people who are not signed in are waiting already.`));
    return new Promise((resolve, reject) => {
      const begin = (): void => (wanted() ? resolve() : reject(busy('Nobody waits for this answer any more.')));
      if (this.#waiting.push(begin) === 1) setImmediate(this.#next);
    });
  }

  readonly #next = (): void => {
    this.#waiting[this.#gone]?.();
    this.#gone += 1;
    if (this.waiting > 0) setImmediate(this.#next);
    if (this.waiting === 0 || this.#gone >= MOST_WAITING)
      [this.#waiting, this.#gone] = [this.#waiting.slice(this.#gone), 0];
  };
}

function busy(why: string): Declined {
  const facts = { seconds: COME_AGAIN_S };
  return declined('not-now', 'server/busy', `${why} Come again in ${COME_AGAIN_S} s.`, { facts }, COME_AGAIN_S);
}
