/** How far the clock of the server is ahead of this page's own, and by how much that may be wrong. */
export interface Ahead {
  readonly ms: number;
  readonly within: number;
}

/** A measurement gets worse with age: clocks drift apart. */
const DRIFT_PER_MS = 0.000_1;

/**
 * The time of the server, by this page's monotonic clock: what the device takes for the time of day plays no part. Of several
 * measurements the one with the shortest way there and back counts.
 */
export class ServerTime {
  #best: { readonly ahead: Ahead; readonly at: number } | undefined;

  constructor(private readonly monotonic: () => number = () => performance.now()) {}

  /** `asked`, `answered`: by the monotonic clock; `said`: by the server's, somewhere between the two. */
  measure(asked: number, answered: number, said: number): void {
    const ahead = { ms: said - (asked + answered) / 2, within: (answered - asked) / 2 };
    const best = this.#best;
    if (!best || ahead.within <= grown(best, answered) || !agree(best.ahead.ms, ahead, grown(best, answered)))
      this.#best = { ahead, at: answered };
  }

  /** Milliseconds since 1970 by the server; undefined before anything was measured. */
  now(): number | undefined {
    return this.#best && this.monotonic() + this.#best.ahead.ms;
  }

  /** By how much that may be wrong. */
  within(): number {
    return this.#best ? grown(this.#best, this.monotonic()) : Infinity;
  }
}

const grown = ({ ahead, at }: { readonly ahead: Ahead; readonly at: number }, now: number): number =>
  ahead.within + (now - at) * DRIFT_PER_MS;

/** Both cannot be true where the monotonic clock has stood still in between: some devices let it when they sleep. */
const agree = (before: number, { ms, within }: Ahead, beforeWithin: number): boolean =>
  Math.abs(ms - before) <= within + beforeWithin;
