import { warn, warnOver, type Io } from '../io.js';

const MANY = 20;
const EVERY_MS = 100;
/** Where nobody looks, a line now and then is enough: the output may be kept in a file. */
const EVERY_MS_IN_FILES = 10_000;
/** What came before says little about how fast it goes now. */
const WINDOW_MS = 10_000;

/** Says on standard error how far a long work is, how fast it goes, and how long it will take. */
export class Progress {
  readonly #io: Io;
  #what: string;
  #all: number | undefined;
  readonly #person: boolean;
  #last: number;
  #line = false;
  #seen: { readonly at: number; readonly done: number }[] = [];

  /** `all` is left out where nobody knows how much there is to do. */
  constructor(io: Io, what: string, all?: number) {
    this.#io = io;
    this.#what = what;
    this.#all = all;
    this.#person = io.stderr.isTTY === true;
    this.#last = this.#person ? -Infinity : performance.now();
  }

  at(done: number): void {
    if (this.#all !== undefined && this.#all < MANY) return;
    const now = performance.now();
    if (now - this.#last < (this.#person ? EVERY_MS : EVERY_MS_IN_FILES)) return;
    this.#last = now;
    const told = this.#told(done, now);
    if (this.#person) warnOver(this.#io, `${told} …`);
    else warn(this.#io, told);
    this.#line = this.#person;
  }

  /** The next part of the same work. */
  part(what: string, done: number, all: number): void {
    if (what !== this.#what) {
      this.done();
      this.#what = what;
      this.#seen = [];
    }
    this.#all = all;
    this.at(done);
  }

  done(): void {
    if (this.#line) warnOver(this.#io, '');
    this.#line = false;
  }

  #told(done: number, now: number): string {
    const of = this.#all === undefined ? '' : ` of ${this.#all.toLocaleString('en')}`;
    const recent = this.#seen.filter(({ at }) => now - at < WINDOW_MS);
    this.#seen = [...(recent.length > 0 ? recent : this.#seen.slice(-1)), { at: now, done }];
    const [first] = this.#seen;
    const perSecond = first && now > first.at ? ((done - first.done) * 1_000) / (now - first.at) : 0;
    if (perSecond < 1) return `${done.toLocaleString('en')}${of} ${this.#what}`;
    const left = this.#all === undefined ? '' : `, ${duration((this.#all - done) / perSecond)} left`;
    return `${done.toLocaleString('en')}${of} ${this.#what}, ${Math.round(perSecond).toLocaleString('en')} a second${left}`;
  }
}

export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 100) return `${whole} s`;
  return whole < 6_000 ? `${Math.ceil(whole / 60)} min` : `${Math.ceil(whole / 3_600)} h`;
}
