import { BEGINNING, type EventStore, type Position, type StoredEvent } from '@adjutant/store';
import { matchOf } from '@adjutant/lists';
import { cutStore } from './cut-store.js';
import { publicUntil } from './public-delay.js';

const LOOK_EVERY_MS = 250;
const PAGE = 2_000;

interface Around {
  readonly store: EventStore;
  readonly clock: () => number;
  /** Milliseconds by which the public hears of everything later. */
  readonly delay: number;
  /** Whoever is told of each event when its time has come. */
  readonly listener: (event: StoredEvent) => void;
}

/** The log as the public hears of it: the same events in the same order, each so long after it was recorded. */
export class HeldBack {
  readonly delay: number;
  /** As far as it is public. */
  readonly store: EventStore;
  /** Up to where the public has heard of the log; undefined before that is known. */
  position: Position | undefined;
  readonly #around: Around;
  #waiting: StoredEvent[] = [];
  #looking: NodeJS.Timeout | undefined;

  private constructor(around: Around) {
    this.#around = around;
    this.delay = around.delay;
    this.store = cutStore(around.store, ({ meta }) => Date.parse(meta.recordedAt) <= this.#until());
  }

  head(): Promise<Position> {
    return Promise.resolve(this.position ?? BEGINNING);
  }

  /** What is recorded from now on has to be handed over with `take`. */
  static begin(around: Around): { readonly held: HeldBack; readonly ready: Promise<void> } {
    const held = new HeldBack(around);
    return { held, ready: held.#begin() };
  }

  take(event: StoredEvent): void {
    this.#waiting.push(event);
  }

  /** The matches of which something is not public yet. */
  get matches(): ReadonlySet<string> {
    return new Set(this.#waiting.map(({ stream }) => matchOf(stream)).filter((match) => match !== undefined));
  }

  stop(): void {
    clearInterval(this.#looking);
  }

  /** Tells of everything whose time has come. */
  look(): void {
    if (this.position === undefined) return;
    const until = this.#until();
    const end = this.#waiting.findIndex(({ meta }) => Date.parse(meta.recordedAt) > until);
    for (const event of this.#waiting.splice(0, end === -1 ? this.#waiting.length : end)) {
      this.#around.listener(event);
      this.position = event.position;
    }
  }

  #until(): number {
    return publicUntil(this.#around.clock(), this.delay);
  }

  async #begin(): Promise<void> {
    const { position, rest } = await recordedBy(this.#around.store, this.#until());
    const read = new Set(rest.map((event) => event.position));
    this.#waiting = [...rest, ...this.#waiting.filter((event) => !read.has(event.position))];
    this.position = position;
    this.#looking = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
    this.look();
  }
}

/** Where the log stood at a moment that is minutes ago at most, and what came after. Found from its end. */
async function recordedBy(
  store: EventStore,
  until: number,
): Promise<{ readonly position: Position; readonly rest: readonly StoredEvent[] }> {
  const marks: Position[] = [BEGINNING];
  for (;;) {
    const last = (await store.readLinks(marks.at(-1) as Position, PAGE)).at(-1);
    if (last === undefined) break;
    marks.push(last.position);
  }
  const isLater = ({ meta }: StoredEvent): boolean => Date.parse(meta.recordedAt) > until;
  let end: StoredEvent[] = [];
  for (let at = marks.length - 2; at >= 0; at -= 1) {
    const page = await store.readAll(marks[at] as Position, PAGE);
    end = [...page, ...end];
    if (!page.some(isLater)) break;
  }
  const first = end.findIndex(isLater);
  if (first === -1) return { position: end.at(-1)?.position ?? BEGINNING, rest: [] };
  return { position: end[first - 1]?.position ?? BEGINNING, rest: end.slice(first) };
}
