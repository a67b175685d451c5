import type { Io } from '../io.js';

const MANY = 20;

/** Says on standard error how far a long work is, where a person is looking. */
export class Progress {
  readonly #io: Io;
  readonly #what: string;
  readonly #all: number | undefined;
  readonly #shown: boolean;
  #last = 0;

  /** `all` is left out where nobody knows how much there is to do. */
  constructor(io: Io, what: string, all?: number) {
    this.#io = io;
    this.#what = what;
    this.#all = all;
    this.#shown = io.stderr.isTTY === true && (all === undefined || all >= MANY);
  }

  at(done: number): void {
    if (!this.#shown || performance.now() - this.#last < 100) return;
    this.#last = performance.now();
    const of = this.#all === undefined ? '' : ` of ${this.#all.toLocaleString('en')}`;
    this.#io.stderr.write(`\r\x1b[K${done.toLocaleString('en')}${of} ${this.#what} …`);
  }

  done(): void {
    if (this.#shown && this.#last > 0) this.#io.stderr.write('\r\x1b[K');
  }
}
