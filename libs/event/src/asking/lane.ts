import { setImmediate as nextTurn } from 'node:timers/promises';

export interface LaneSettings {
  /** Whose it is, in a sentence. */
  readonly of: string;
  readonly mostWaiting: number;
  /** How many of those that wait one person may have. */
  readonly mostOfOne: number;
  /** What whoever cannot be served now is told. */
  readonly busy: (says: string) => Error;
}

export interface Job<Result> {
  /** Two jobs with the same key come to the same. */
  readonly key: string;
  /** Whose place in the lane it takes. */
  readonly of: string;
  /** Whether anybody still waits for what comes of it. */
  readonly wanted: () => boolean;
  readonly work: () => Promise<Result>;
}

interface Waiting {
  readonly key: string;
  readonly of: string;
  readonly wanted: (() => boolean)[];
  readonly result: Promise<unknown>;
  readonly begin: () => Promise<void>;
  readonly giveUp: (reason: Error) => void;
}

/**
 * Work that is done one after the other, with a turn of everybody else in between. So many may wait; whoever asks what
 * somebody who waits has asked waits with them, because what has not begun is as new as what would begin later.
 */
export class Lane {
  readonly #settings: LaneSettings;
  readonly #waiting: Waiting[] = [];
  #busy = false;

  constructor(settings: LaneSettings) {
    this.#settings = settings;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  async run<Result>(job: Job<Result>): Promise<Result> {
    const same = this.#waiting.find(({ key }) => key === job.key);
    if (same) {
      same.wanted.push(job.wanted);
      return same.result as Promise<Result>;
    }
    this.#assertRoom(job.of);
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const { key, of, wanted } = job;
    const begin = (): Promise<void> => job.work().then(resolve, reject);
    this.#waiting.push({ key, of, wanted: [wanted], result: promise, begin, giveUp: reject });
    void this.#workOff();
    return promise;
  }

  #assertRoom(of: string): void {
    const { mostWaiting, mostOfOne, busy } = this.#settings;
    const ofOne = this.#waiting.filter((one) => one.of === of).length;
    if (this.#waiting.length < mostWaiting && ofOne < mostOfOne) return;
    const who = ofOne < mostOfOne ? this.#settings.of : 'the same session';
    throw busy(`${ofOne < mostOfOne ? this.#waiting.length : ofOne} questions of ${who} are waiting; no more can.`);
  }

  async #workOff(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      // Whoever has hung up has taken nobody's place.
      if (next.wanted.some((wanted) => wanted())) await next.begin();
      else next.giveUp(this.#settings.busy('Nobody waits for this any more.'));
      await nextTurn();
    }
    this.#busy = false;
  }
}
