/** Looks for commits of others, for as long as somebody waits for one. */
export interface Lookout {
  start(): void;
  stop(): void;
}

/** Wakes those who wait for the next commit. `count` tells whether one was missed between looking and waiting. */
export class CommitSignal {
  readonly #lookout: Lookout | undefined;
  #count = 0;
  #waiting = new Set<() => void>();

  constructor(lookout?: Lookout) {
    this.#lookout = lookout;
  }

  get count(): number {
    return this.#count;
  }

  announce(): void {
    this.#count++;
    const woken = this.#waiting;
    this.#waiting = new Set();
    if (woken.size > 0) this.#lookout?.stop();
    for (const wake of woken) wake();
  }

  /** Wakes whoever asks once there is a commit after `count`. What is returned gives the waiting up: nobody else wakes. */
  onceAfter(count: number, wake: () => void): () => void {
    if (count !== this.#count) {
      wake();
      return () => undefined;
    }
    if (this.#waiting.size === 0) this.#lookout?.start();
    this.#waiting.add(wake);
    return () => this.#giveUp(wake);
  }

  #giveUp(wake: () => void): void {
    if (this.#waiting.delete(wake) && this.#waiting.size === 0) this.#lookout?.stop();
  }
}
