import { decideHere, essenceOf, foldWritten, type MatchState, type OpenedState } from '@adjutant/match';
import { SIDES, type Side } from '@adjutant/rules';
import { digest } from '@adjutant/seal';
import { composedOf, nowAt, occasionOf, weighed, type Asking, type Now, type Weighed } from '@adjutant/table';
import { mayOpen } from '@adjutant/views';
import type { Pressed, Tried, Weighing } from './asked.js';
import type { RecordKeeping } from './kept/keeping.js';
import { Record } from './record.js';
import { Offline, type Served } from './served.js';
import type { KnownHere } from './views.js';

/** How long what is kept waits for what is new. */
const PATIENCE_MS = 3_000;

/**
 * A match told on the device of whoever plays it: what is recorded, and upon it what was pressed here and has not been read from the
 * record yet, decided by the same rules. Whatever the server records is the truth, so that all of it is decided anew with each entry.
 */
export class Engine {
  readonly #record: Record;
  #pressed: readonly Pressed[] = [];
  #shown: MatchState;
  #reading: Promise<unknown> = Promise.resolve();
  #next: Promise<number> | null = null;

  constructor(
    private readonly match: string,
    private readonly asking: Asking,
    private readonly served: Served,
    kept: RecordKeeping | null,
  ) {
    this.#record = new Record(served, kept, asking.viewer);
    this.#shown = this.#record.seen;
  }

  /** Begins with what is kept on this device; a line that is not there, or hangs, keeps nobody waiting for that. */
  async begin(): Promise<number> {
    const isKept = await this.#record.takeUp();
    if (!isKept) return this.catchUp();
    this.#showAnew();
    const here = this.#record.revision;
    const read = this.catchUp().catch((error: unknown) => {
      if (error instanceof Offline) return here;
      throw error;
    });
    return Promise.race([read, new Promise<number>((go) => setTimeout(go, PATIENCE_MS, here))]);
  }

  /** One after the other: what is read twice would be folded twice. Whoever asks meanwhile shares the next reading. */
  catchUp(): Promise<number> {
    if (this.#next !== null) return this.#next;
    const read = this.#reading.then(() => {
      this.#next = null;
      return this.#readOn();
    });
    this.#next = read;
    this.#reading = read.catch(() => undefined);
    return read;
  }

  now(player: Side | null, at: string): Now {
    return nowAt(this.#sitting(at), player === null ? SIDES : [player]);
  }

  weigh({ tap, said, answers }: Weighing, at: string): Weighed {
    return weighed(this.#sitting(at), composedOf(tap, said), answers);
  }

  known(at: string): KnownHere {
    const { shelf, read, envelopes, seen } = this.#record;
    const { viewer } = this.asking;
    return { match: this.match, viewer, shelf, read, envelopes, seen, shown: this.#shown, at: this.#timeOf(at) };
  }

  press(pressed: Pressed): Tried {
    const { tried, state } = this.#tried(this.#shown, pressed);
    if (tried.outcome === 'refused') return tried;
    this.#pressed = [...this.#pressed, pressed];
    this.#shown = state;
    return tried;
  }

  /** Refused, or in the record as far as that was read: either way it is shown no longer for having been pressed. */
  settle(id: string): void {
    this.#pressed = this.#pressed.filter((one) => one.id !== id);
    this.#showAnew();
  }

  hash(): string {
    return digest(essenceOf(this.#record.seen));
  }

  async #readOn(): Promise<number> {
    const commands = await this.#record.readOn();
    if (commands !== null) {
      this.#pressed = this.#pressed.filter(({ id }) => !commands.has(id));
      this.#showAnew();
    }
    return this.#record.revision;
  }

  #showAnew(): void {
    this.#shown = this.#pressed.reduce((state, one) => this.#tried(state, one).state, this.#record.seen);
  }

  #tried(state: MatchState, { command, actor, at }: Pressed): { readonly tried: Tried; readonly state: MatchState } {
    const now = this.#timeOf(at);
    const { shelf } = this.#record;
    const sides = mayOpen(this.asking.viewer);
    const decision = decideHere({ shelf, state, sides, occasion: { now, occurredAt: now, actor } }, command);
    if (decision.outcome === 'refused') return { tried: decision, state };
    if (decision.outcome === 'not-known-here') return { tried: { outcome: 'waits', because: decision.because }, state };
    const events = decision.outcome === 'recorded' ? decision.events : [];
    const written = events.map((event) => ({ event, by: actor }));
    return { tried: { outcome: 'shown' }, state: foldWritten(shelf, written, state) };
  }

  #sitting(at: string) {
    const state = this.#shown as OpenedState;
    return { shelf: this.#record.shelf, state, occasion: occasionOf(state, this.asking, this.#timeOf(at)) };
  }

  /** By the clock of the server: that of a phone may be a day off. */
  #timeOf(at: string): string {
    return new Date(Date.parse(at) + this.served.ahead).toISOString();
  }
}
