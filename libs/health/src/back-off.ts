import { setTimeout as pause } from 'node:timers/promises';

/** Waits longer each time, and never as long as another one that was turned away at the same moment. */
export class BackOff {
  #attempt = 0;

  constructor(
    private readonly leastMs: number,
    private readonly mostMs: number,
    private readonly chance: () => number,
  ) {}

  get attempt(): number {
    return this.#attempt;
  }

  /** How long to wait now: between half of the step and the whole of it. */
  nextMs(): number {
    const step = Math.min(this.mostMs, this.leastMs * 2 ** this.#attempt++);
    return step / 2 + (step / 2) * this.chance();
  }

  async wait(signal: AbortSignal): Promise<void> {
    await sleep(this.nextMs(), signal);
  }

  reset(): void {
    this.#attempt = 0;
  }
}

/** Ends early, and without an error, when the signal comes. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => undefined);
}
