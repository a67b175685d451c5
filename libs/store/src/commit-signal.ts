/** Looks for commits of others, for as long as somebody waits for one. */
export interface Lookout {
  start(): void;
  stop(): void;
}

/** Wakes those who wait for the next commit. `count` tells whether one was missed between looking and waiting. */
export class CommitSignal {
  readonly #lookout: Lookout | undefined;
  #count = 0;
  #waiting: (() => void)[] = [];

  constructor(lookout?: Lookout) {
    this.#lookout = lookout;
  }

  get count(): number {
    return this.#count;
  }

  announce(): void {
    this.#count++;
    const woken = this.#waiting;
    this.#waiting = [];
    if (woken.length > 0) this.#lookout?.stop();
    for (const wake of woken) wake();
  }

  after(count: number): Promise<void> {
    if (count !== this.#count) return Promise.resolve();
    if (this.#waiting.length === 0) this.#lookout?.start();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
