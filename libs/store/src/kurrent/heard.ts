import { NewestHeld } from '../newest-held.js';
import type { Recorded } from './messages.js';

/** Of what is held: more than a batch of commands brings, and little beside everything else that a process keeps. */
const MOST_BYTES = 4_000_000;
/** So long what this process has written is waited for: then the server is asked. */
const PATIENCE_MS = 100;

/** Before every place. */
const NOTHING = -1n;

interface Waiting {
  readonly place: bigint;
  readonly end: (came: boolean) => void;
}

/**
 * The end of the log as the server told it by itself, without a gap: whoever follows the log reads there, and asks the server only
 * for what is older. It is never behind what this process has written; what others have written comes with the watch.
 */
export class Heard {
  readonly #held: NewestHeld<bigint, Recorded>;
  #watch: symbol | undefined;
  /** Everything after this place is held; undefined where nothing can be said. */
  #since: bigint | undefined;
  /** Up to there what was told had to go, for there was too much of it. */
  #shedTo = NOTHING;
  /** The last place that was told of, and the last one that this process has written to. */
  #tip = NOTHING;
  #written = NOTHING;
  #waiting = new Set<Waiting>();

  constructor(most = MOST_BYTES) {
    this.#held = new NewestHeld({ place: ({ place }) => place, size: sizeOf }, most);
  }

  /** A watch has begun: from now on everything is told. */
  open(): void {
    this.lose();
    this.#watch = Symbol('watch');
  }

  /** Which watch is open; what is read meanwhile says where it begins. */
  get watch(): symbol | undefined {
    return this.#watch;
  }

  /** During that watch the log was read to its end, and ended there; undefined: it was empty. Everything after it is told. */
  endedAt(head: bigint | undefined, watch: symbol | undefined): void {
    if (watch === undefined || watch !== this.#watch || this.#since !== undefined) return;
    const since = later(head ?? NOTHING, this.#shedTo);
    this.#since = since;
    this.#tip = later(since, this.#tip);
    this.#held.dropTo(since);
    this.#awake();
  }

  tell(recorded: Recorded): void {
    if (this.#watch === undefined || recorded.place <= this.#tip) return;
    this.#tip = recorded.place;
    const gone = this.#held.push(recorded);
    if (gone !== undefined) this.#shed(gone);
    this.#awake();
  }

  /** The watch has ended: from here on something may have been missed. */
  lose(): void {
    this.#watch = undefined;
    this.#since = undefined;
    this.#held.clear();
    this.#shedTo = NOTHING;
    this.#tip = NOTHING;
    for (const { end } of this.#waiting) end(false);
  }

  wrote(place: bigint): void {
    this.#written = later(place, this.#written);
  }

  /** What stands after a place, or at all; undefined where only the server can say. */
  async after(asked: bigint | undefined, limit: number): Promise<readonly Recorded[] | undefined> {
    const place = asked ?? NOTHING;
    if (!this.#holdsAfter(place) || !(await this.#isLevel()) || !this.#holdsAfter(place)) return undefined;
    return this.#held.after(place, limit);
  }

  #holdsAfter(place: bigint): boolean {
    return this.#since !== undefined && place >= this.#since;
  }

  /** Whether all that this process has written was told of, if need be a little later. */
  #isLevel(): Promise<boolean> {
    const place = this.#written;
    if (this.#tip >= place) return Promise.resolve(true);
    return new Promise((resolve) => {
      const tired = setTimeout(() => one.end(false), PATIENCE_MS);
      const one: Waiting = {
        place,
        end: (came) => {
          clearTimeout(tired);
          this.#waiting.delete(one);
          resolve(came);
        },
      };
      this.#waiting.add(one);
    });
  }

  #awake(): void {
    for (const { place, end } of this.#waiting) if (this.#tip >= place) end(true);
  }

  #shed(to: bigint): void {
    this.#shedTo = to;
    if (this.#since !== undefined) this.#since = to;
  }
}

const later = (one: bigint, other: bigint): bigint => (one > other ? one : other);

const sizeOf = ({ data, meta }: Recorded): number => data.length + meta.length;
