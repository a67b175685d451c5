import {
  decideHere,
  decideMatch,
  essenceOf,
  foldWritten,
  standingThere,
  tellsOfHand,
  type MatchCommand,
  type MatchOccasion,
  type MatchState,
  type OpenedState,
  type Whence,
} from '@adjutant/match';
import { SIDES, type Side } from '@adjutant/rules';
import { digest } from '@adjutant/seal';
import {
  composedOf,
  nowAt,
  occasionOf,
  pressedAgain,
  weighed,
  withAnyChance,
  type Again,
  type Asking,
  type Now,
  type Weighed,
} from '@adjutant/table';
import { mayOpen } from '@adjutant/views';
import type { Pressed, PressTold, Weighing } from './asked.js';
import type { RecordKeeping } from './kept/keeping.js';
import { PressedHere, type Made } from './pressed.js';
import { Record } from './record.js';
import { Offline, type Served } from './served.js';
import type { KnownHere } from './views.js';

/** How long what is kept waits for what is new. */
const PATIENCE_MS = 3_000;

/**
 * A match told on the device of whoever plays it: what is recorded, and upon it what was pressed here and has not been read from the
 * record yet, decided by the same rules. Whatever the server records is the truth: what it has otherwise than it was decided here has
 * everything upon it decided anew.
 */
export class Engine {
  readonly #record: Record;
  readonly #pressed: PressedHere;
  /** What the server has recorded, and the next reading shows. */
  #answered: ReadonlySet<string> = new Set();
  #reading: Promise<unknown> = Promise.resolve();
  #next: Promise<number> | null = null;

  constructor(
    private readonly match: string,
    private readonly asking: Asking,
    private readonly served: Served,
    kept: RecordKeeping | null,
  ) {
    this.#record = new Record(served, kept, asking.viewer);
    this.#pressed = new PressedHere(
      this.#record.seen,
      (from, pressed) => this.#made(from, pressed),
      (id) => this.#record.firstOf(id),
    );
  }

  /**
   * Begins with what is kept on this device, or, where the match is opened here, with nothing; a line that is not there, or hangs, keeps
   * nobody waiting for that. `opens`: the release of a match that is opened here.
   */
  async begin(opens?: string): Promise<number> {
    if (!(await this.#record.takeUp())) {
      if (opens === undefined) return this.catchUp();
      await this.#record.begin(opens);
    }
    this.#pressed.goOn(this.#record.seen, null, new Set());
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

  weigh({ tap, said, answers, from }: Weighing, at: string): Weighed {
    const command = composedOf(tap, said);
    if (from === undefined) return weighed(this.#sitting(at), command, answers);
    const there = this.#there(from);
    if (there === null) throw new Error('the battle was never there');
    const would = weighed(this.#sitting(at, there), command, answers);
    if (would.refusal !== null) return would;
    // What was recorded since may be against it, and is there to be asked once more.
    const { shelf, state, occasion } = this.#sitting(at);
    const late: MatchOccasion = withAnyChance(would.command, { ...occasion, whence: from });
    const decision = decideMatch(shelf, would.command, state, late);
    return decision.outcome === 'refused' ? { ...would, refusal: decision.refusal, effects: [] } : would;
  }

  /** With what something was pressed, among what could be pressed there. */
  again(command: MatchCommand, from: Whence, at: string): Again | null {
    const there = this.#there(from);
    if (there === null) return null;
    const seats = mayOpen(this.asking.viewer);
    return pressedAgain(nowAt(this.#sitting(at, there), seats.length === 0 ? SIDES : seats), command);
  }

  known(at: string): KnownHere {
    const { shelf, read, envelopes, seen } = this.#record;
    const { viewer } = this.asking;
    return {
      match: this.match,
      viewer,
      shelf,
      read,
      envelopes,
      seen,
      shown: this.#pressed.shown,
      at: this.#timeOf(at),
    };
  }

  /** What the record holds is not pressed once more: a page may have ended before it heard so. */
  press(pressed: Pressed): PressTold {
    if (this.#record.holds(pressed.id)) return { outcome: 'shown' };
    const secret = this.isSecret(pressed.command);
    return { ...this.#pressed.press(pressed), secret };
  }

  /** As the match stands with what was pressed here. */
  isSecret = (command: MatchCommand): boolean => tellsOfHand(this.#record.shelf, command, this.#pressed.shown);

  /**
   * The server has answered. What it has recorded is shown as pressed until it has been read from the record, and what it has refused
   * no longer.
   */
  async settle(id: string, isRefused: boolean): Promise<void> {
    if (!isRefused) this.#answered = new Set([...this.#answered, id]);
    try {
      await this.catchUp();
    } finally {
      if (isRefused) this.#pressed.drop(new Set([id]));
    }
  }

  hash(): string {
    return digest(essenceOf(this.#record.seen));
  }

  async #readOn(): Promise<number> {
    // What is answered while this is read may stand behind it.
    const answered = this.#answered;
    const read = await this.#record.readOn([...answered]);
    if (read !== null) this.#pressed.goOn(this.#record.seen, read.written, read.commands);
    this.#pressed.drop(answered);
    this.#answered = new Set([...this.#answered].filter((id) => !answered.has(id)));
    return this.#record.revision;
  }

  #made(from: MatchState, { command, actor, at }: Pressed): Made {
    const now = this.#timeOf(at);
    const { shelf } = this.#record;
    const sides = mayOpen(this.asking.viewer);
    const decision = decideHere({ shelf, state: from, sides, occasion: { now, occurredAt: now, actor } }, command);
    if (decision.outcome === 'refused') return { tried: decision, events: [], state: from };
    if (decision.outcome === 'not-known-here')
      return { tried: { outcome: 'waits', because: decision.because }, events: [], state: from };
    const events = decision.outcome === 'recorded' ? decision.events.map((event) => ({ event, by: actor })) : [];
    return { tried: { outcome: 'shown' }, events, state: foldWritten(shelf, events, from) };
  }

  #there({ place }: Whence): OpenedState | null {
    return standingThere(this.#record.shelf, this.#pressed.shown as OpenedState, place);
  }

  #sitting(at: string, state = this.#pressed.shown as OpenedState) {
    return { shelf: this.#record.shelf, state, occasion: occasionOf(state, this.asking, this.#timeOf(at)) };
  }

  /** By the clock of the server: that of a phone may be a day off. */
  #timeOf(at: string): string {
    return new Date(Date.parse(at) + this.served.ahead).toISOString();
  }
}
