/** How many entries waited here when something was kept last, and how many of them the browser has thrown away since. */
const WAITS = 'adjutant-waits';
const LOST = 'adjutant-lost';

/** What a browser may leave that empties its databases. */
export type Marks = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Null where a browser has none, or lets nobody have it. */
export function marksHere(): Marks | null {
  try {
    return (globalThis as { readonly localStorage?: Storage }).localStorage ?? null;
  } catch {
    return null;
  }
}

/**
 * What waits is counted beside the database that holds it: where that was made anew although something had waited, it was emptied while
 * the page was closed. A count that cannot be written tells nothing, and nothing rests on it.
 */
export class Evicted {
  constructor(private readonly marks: Marks | null = marksHere()) {}

  /** So many wait in the database. */
  waits(count: number): void {
    this.#write(WAITS, count);
  }

  /** The database is new: whatever had waited is gone. */
  madeAnew(): void {
    this.#write(LOST, this.lost() + this.#read(WAITS));
    this.#write(WAITS, 0);
  }

  /** As long as nobody has read of it. */
  lost(): number {
    return this.#read(LOST);
  }

  isRead(): void {
    this.#write(LOST, 0);
  }

  #read(name: string): number {
    const count = Number(this.marks?.getItem(name));
    return Number.isInteger(count) ? count : 0;
  }

  #write(name: string, count: number): void {
    try {
      if (count === 0) this.marks?.removeItem(name);
      else this.marks?.setItem(name, String(count));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  }
}
