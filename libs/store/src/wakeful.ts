import { setTimeout as after } from 'node:timers/promises';
import type { StoredEvent } from './port.js';
import type { Tail } from './tail.js';

/** After so many entries that matter to nobody it is woken all the same: its checkpoint then moves on with the log. */
const PASSED = 500;
const AGAIN_MS = 1_000;

interface Duty {
  /** Looks at whatever is new. Returns what stands in its way, and undefined where nothing does; may throw it as well. */
  look(): Promise<unknown>;
  /** Told once of each thing that stands in the way. */
  tell(trouble: unknown): void;
}

/** Has one and the same work done whenever somebody wakes it: never twice at once, and again soon after it was held up. */
export class Wakeful {
  #working: Promise<void> = Promise.resolve();
  #again = false;
  #passed = 0;
  #timer: NodeJS.Timeout | undefined;
  /** No more is begun, and what is under way may stop where it is. */
  stopped = false;
  /** Why it could not go on when it looked last. */
  trouble: string | undefined;

  constructor(private readonly duty: Duty) {}

  /** Wakes it now, and from now on for every entry that matters. */
  follow(tail: Tail, matters: (entry: StoredEvent) => boolean): void {
    const wake = (): void => void this.wake();
    tail.listen((entry) => {
      if (matters(entry) || ++this.#passed >= PASSED) wake();
    }, wake);
    wake();
  }

  /** Ends with the work that begins after this. A wake while at work makes it look once more. */
  wake(): Promise<void> {
    if (this.#again) return this.#working;
    this.#again = true;
    this.#working = this.#working.then(() => this.#look());
    return this.#working;
  }

  /** Wakes it, and waits for it, but not for long; it goes on either way. */
  settle(patienceMs: number): Promise<void> {
    return waitBriefly(this.wake(), patienceMs);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  async #look(): Promise<void> {
    this.#again = false;
    this.#passed = 0;
    if (this.stopped) return;
    const held = await this.duty.look().catch((error: unknown) => error ?? new Error('it failed'));
    if (held === undefined) this.trouble = undefined;
    else this.#stumble(held);
  }

  #stumble(held: unknown): void {
    const trouble = held instanceof Error ? held.message : String(held);
    if (this.trouble !== trouble) this.duty.tell(held);
    this.trouble = trouble;
    clearTimeout(this.#timer);
    if (!this.stopped) this.#timer = setTimeout(() => void this.wake(), AGAIN_MS).unref();
  }
}

/** Waits for work that goes on in the background, but not for long; it goes on either way. */
export async function waitBriefly(work: Promise<unknown>, patienceMs: number): Promise<void> {
  const patience = new AbortController();
  const tired = after(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([work, tired]);
  patience.abort();
}
