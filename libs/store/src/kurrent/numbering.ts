import { LRUCache } from 'lru-cache';
import type { Layout } from './layout.js';
import type { Line } from './line.js';
import type { Recorded } from './messages.js';
import { idOf } from './entries.js';

/** How many events of the log stand up to a place, that place included. */
interface Mark {
  readonly place: bigint;
  readonly count: number;
}

const EVERY = 1_000;
const RECENT = 1_000;
const START: Mark = { place: 0n, count: 0 };
const CANNOT_READ = 'nothing can be read';

/**
 * Counts the events of the log, which the server does not do. Every thousandth is written down, for this process and for
 * others; a mark that is missing or cannot be written only makes counting slower.
 */
export class Numbering {
  readonly #line: Line;
  readonly #layout: Layout;
  readonly #recent = new LRUCache<bigint, number>({ max: RECENT });
  /** Where counting came to last: whoever counts goes on from there, mostly. */
  #latest = START;
  #marks: Mark[] = [];
  #written = 0;
  #looked = false;

  constructor(line: Line, layout: Layout) {
    this.#line = line;
    this.#layout = layout;
  }

  /** How many events stand up to a place; undefined is the beginning. */
  async countTo(place: bigint | undefined): Promise<number> {
    if (place === undefined) return 0;
    const known = this.#recent.get(place);
    if (known !== undefined) return known;
    const end = await this.#walk((mark) => mark.place <= place);
    this.#remember(place, end.count);
    return end.count;
  }

  /** The place of the event with which so many stand in the log; undefined for none, and the end where there are fewer. */
  async placeOf(count: number): Promise<bigint | undefined> {
    if (count === 0) return undefined;
    // Whoever reads a log in pieces comes back to where the last one ended.
    if (this.#latest.count === count) return this.#latest.place;
    const end = await this.#walk((mark) => mark.count <= count);
    return end.count === 0 ? undefined : end.place;
  }

  /** Events that were read one after the other, the first of them behind `before` others. */
  async passed(before: number, places: readonly bigint[]): Promise<void> {
    for (const [index, place] of places.entries()) {
      const count = before + index + 1;
      if (count % EVERY === 0) await this.#mark({ place, count });
    }
    const last = places.at(-1);
    if (last !== undefined) this.#remember(last, before + places.length);
  }

  #remember(place: bigint, count: number): void {
    this.#recent.set(place, count);
    this.#latest = { place, count };
  }

  /** Counts on, from the nearest place that is known, for as long as something holds. */
  async #walk(holds: (mark: Mark) => boolean): Promise<Mark> {
    if (!this.#looked) await this.#lookForMarks();
    let end = this.#nearest(holds);
    for (;;) {
      const { place: after } = end;
      const page = await this.#line.read(CANNOT_READ, (connection) =>
        connection.readAll({ prefix: this.#layout.log, from: after === 0n ? 'start' : after, limit: EVERY + 1 }),
      );
      const fresh = page.filter(({ place }) => place > after);
      for (const { place } of fresh) {
        const next = { place, count: end.count + 1 };
        if (!holds(next)) return end;
        end = next;
        if (end.count % EVERY === 0) await this.#mark(end);
      }
      if (fresh.length === 0) return end;
    }
  }

  #nearest(holds: (mark: Mark) => boolean): Mark {
    let [low, high] = [0, this.#marks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(this.#marks[middle] as Mark)) low = middle + 1;
      else high = middle;
    }
    const mark = this.#marks[low - 1] ?? START;
    return holds(this.#latest) && this.#latest.place > mark.place ? this.#latest : mark;
  }

  /** Marks of others that this process does not have; each stands at the revision that follows from its number. */
  async #lookForMarks(): Promise<void> {
    for (;;) {
      const from = this.#written;
      const page = await this.#line.read(CANNOT_READ, (connection) =>
        connection.readStream(this.#layout.marks, from, EVERY),
      );
      for (const recorded of page) this.#take(recorded);
      if (page.length < EVERY || this.#written === from) break;
    }
    this.#looked = true;
  }

  #take(recorded: Recorded): void {
    const mark = markIn(recorded);
    if (!mark || mark.count !== (this.#written + 1) * EVERY) return;
    this.#marks[this.#written++] = mark;
  }

  async #mark(mark: Mark): Promise<void> {
    if (mark.count !== (this.#marks.length + 1) * EVERY) return;
    this.#marks.push(mark);
    if (this.#written !== this.#marks.length - 1) return;
    const text = JSON.stringify({ place: String(mark.place), count: mark.count });
    const id = idOf(mark.count.toString(16).padStart(32, '0'));
    const meta = new TextEncoder().encode('{}');
    const proposal = { id, type: 'Mark', json: true, data: new TextEncoder().encode(text), meta };
    try {
      await this.#line.once('no mark was written', (connection) =>
        connection.append(this.#layout.marks, this.#written - 1, [proposal]),
      );
    } catch {
      // Counting goes on without it; whoever needs the server for more is told what is wrong with it.
      return;
    }
    this.#written = this.#marks.length;
  }
}

function markIn({ data }: Recorded): Mark | undefined {
  try {
    const { place, count } = JSON.parse(Buffer.from(data).toString('utf8')) as { place: string; count: number };
    return { place: BigInt(place), count };
  } catch {
    return undefined;
  }
}
