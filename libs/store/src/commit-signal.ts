/** Wakes those who wait for the next commit. `count` tells whether one was missed between looking and waiting. */
export class CommitSignal {
  #count = 0;
  #waiting: (() => void)[] = [];

  get count(): number {
    return this.#count;
  }

  announce(): void {
    this.#count++;
    const woken = this.#waiting;
    this.#waiting = [];
    for (const wake of woken) wake();
  }

  after(count: number): Promise<void> {
    if (count !== this.#count) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
