/** Lets so many through in each second, and knows how many it kept back: a flood of requests must not flood the log. */
export class Ration {
  #second = 0;
  #taken = 0;
  #keptBack = 0;

  constructor(
    private readonly mostPerSecond: number,
    private readonly now: () => number,
  ) {}

  take(): boolean {
    const second = Math.floor(this.now() / 1_000);
    if (second !== this.#second) [this.#second, this.#taken] = [second, 0];
    if (++this.#taken <= this.mostPerSecond) return true;
    this.#keptBack++;
    return false;
  }

  /** How many have been kept back since this was asked last. */
  keptBack(): number {
    const count = this.#keptBack;
    this.#keptBack = 0;
    return count;
  }
}
