/** Many may pass at once, or one alone: taking over a log must not meet other writers of the same process. */
export class Turnstile {
  #last: Promise<unknown> = Promise.resolve();
  readonly #inside = new Set<Promise<unknown>>();
  #alone = 0;

  together<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = this.#last;
    return this.#counted(this.#alone === 0 ? work() : before.then(work));
  }

  alone<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#alone++;
    const before = Promise.all([this.#last, ...[...this.#inside].map((one) => one.catch(() => undefined))]);
    const result = this.#counted(before.then(work));
    this.#last = result.catch(() => undefined).finally(() => this.#alone--);
    return result;
  }

  /** Resolves when all are through who came before. */
  async empty(): Promise<void> {
    await Promise.allSettled([...this.#inside]);
  }

  #counted<Result>(result: Promise<Result>): Promise<Result> {
    this.#inside.add(result);
    const out = (): void => void this.#inside.delete(result);
    result.then(out, out);
    return result;
  }
}
