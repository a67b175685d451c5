const START = Date.UTC(2031, 4, 3, 9, 0, 0);

/** The time of a simulation: it goes on with what is done, and every machine has a clock of its own that may be put wrong. */
export class Clock {
  #at = START;
  readonly #wrong = new Map<number, number>();

  goesOn(seconds: number): void {
    this.#at += seconds * 1000;
  }

  /** The clock of one machine jumps: it is so many minutes wrong from now on, forwards or back. */
  jumps(machine: number, minutes: number): void {
    this.#wrong.set(machine, minutes * 60_000);
  }

  now(machine: number): string {
    return new Date(this.#at + (this.#wrong.get(machine) ?? 0)).toISOString();
  }
}
