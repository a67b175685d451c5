import type { Acting } from '@adjutant/access';
import type { Clock } from '@adjutant/kernel';
import type { EventStore, Position, StoredEvent } from '@adjutant/store';
import type { BoardBeginning, BoardEntry, BoardLines } from '../board/board-lines.js';
import { BoardRoom } from '../board/board-room.js';
import { HeldBack } from '../delay/held-back.js';
import { publicUntil, type PublicDelay } from '../delay/public-delay.js';
import { Following } from './following.js';

/** Those who hear of everything at one pace. */
export interface Audience {
  readonly delay: number;
  readonly following: Following;
  readonly board: BoardRoom;
}

interface Public extends Audience {
  readonly held: HeldBack;
  readonly ready: Promise<void>;
}

interface Around {
  readonly store: EventStore;
  readonly tail: { readonly position: Position | undefined };
  readonly delay: PublicDelay;
  readonly lines: BoardLines;
  readonly clock: Clock;
  /** The matches that are live, as lists have them, and whether those have come to the end of the log. */
  readonly live: () => Promise<Live>;
}

export interface Live {
  readonly matches: readonly string[];
  readonly level: boolean;
}

/** Who works at the event or plays hears of what is recorded at once; the public does when its time has come. */
export class Audiences {
  readonly #around: Around;
  readonly #atOnce: Audience;
  #public: Public | undefined;

  constructor(around: Around) {
    this.#around = around;
    const { store, tail } = around;
    const heard = { get position() { return tail.position; }, head: () => store.head() }; // prettier-ignore
    this.#atOnce = { delay: 0, following: new Following(store, heard), board: this.#board(0) };
  }

  get atOnce(): Audience {
    return this.#atOnce;
  }

  /** How many matches are watched by somebody. */
  get matches(): number {
    return this.#atOnce.following.matches + (this.#public?.following.matches ?? 0);
  }

  pass(event: StoredEvent): void {
    this.#atOnce.following.pass(event);
    this.#atOnce.board.pass(event);
    this.#public?.held.take(event);
  }

  /** Those among whom somebody hears of a match, or of all of them. */
  async of(acting: Acting, match?: string): Promise<Audience> {
    const delay = await this.#around.delay.for(acting, match);
    if (delay === 0) return this.#atOnce;
    const there = this.#behind(delay);
    await there.ready;
    return there;
  }

  /** The matches of which the public does not know all yet; undefined for whom nothing is held back. */
  async heldFrom(acting: Acting): Promise<ReadonlySet<string> | undefined> {
    if ((await this.of(acting)) === this.#atOnce) return undefined;
    return this.#public?.held.matches;
  }

  /** Whether the event has decided on another delay since; whoever watches has to come in anew then. */
  async hasChanged(): Promise<boolean> {
    const delay = await this.#around.delay.ofPublic();
    if (delay === (this.#public?.delay ?? 0)) return false;
    if (delay > 0) this.#behind(delay);
    else this.stop();
    return true;
  }

  stop(): void {
    this.#public?.held.stop();
    this.#public = undefined;
  }

  #behind(delay: number): Public {
    if (this.#public?.delay === delay) return this.#public;
    this.stop();
    const { store, clock } = this.#around;
    const listener = (event: StoredEvent): void => {
      following.pass(event);
      board.pass(event);
    };
    const { held, ready } = HeldBack.begin({ store, clock, delay, listener });
    const following = new Following(held.store, held);
    const board = this.#board(delay);
    const there: Public = { delay, following, board, held, ready };
    this.#public = there;
    // Where it did not begin, whoever comes next begins it anew.
    ready.catch(() => {
      if (this.#public === there) this.stop();
    });
    return there;
  }

  #board(delay: number): BoardRoom {
    const { lines } = this.#around;
    return new BoardRoom({ lines, delay, first: () => this.#entries(delay) });
  }

  async #entries(delay: number): Promise<BoardBeginning> {
    const { matches, level } = await this.#around.live();
    const entries = await Promise.all(matches.map((match) => this.entry(match, delay)));
    return { entries: entries.filter((one) => one !== undefined), whole: level };
  }

  /** Up to where a match is known to those who run so far behind; undefined where they know of no such match. */
  async entry(match: string, by: number): Promise<BoardEntry | undefined> {
    const { delay, clock } = this.#around;
    const { last, at } = await delay.reach(match, by === 0 ? Infinity : publicUntil(clock(), by));
    return last < 0 ? undefined : { match, last, at };
  }
}
