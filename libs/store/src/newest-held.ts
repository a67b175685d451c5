/** What is known of each thing that is held. */
export interface HeldBy<Place extends bigint | number, One> {
  place(one: One): Place;
  /** Bytes, as nearly as matters. */
  size(one: One): number;
}

/** So many that are gone may stand before those that are held. */
const MOST_GONE = 256;

/** The newest of what came, in the order of its places, which rise; no more than so many bytes, of which the oldest go first. */
export class NewestHeld<Place extends bigint | number, One> {
  readonly #of: HeldBy<Place, One>;
  readonly #most: number;
  #held: One[] = [];
  /** Those before it are gone: to move up all others for each of them would take longer than all else. */
  #first = 0;
  #bytes = 0;

  constructor(of: HeldBy<Place, One>, most: number) {
    this.#of = of;
    this.#most = most;
  }

  /** Returns the place of the last that had to go for it, which may be its own; undefined where none had to. */
  push(one: One): Place | undefined {
    this.#held.push(one);
    this.#bytes += this.#of.size(one);
    let gone: Place | undefined;
    while (this.#bytes > this.#most && this.#first < this.#held.length) {
      const oldest = this.#held[this.#first++] as One;
      gone = this.#of.place(oldest);
      this.#bytes -= this.#of.size(oldest);
    }
    if (this.#first >= MOST_GONE) this.#moveUp();
    return gone;
  }

  clear(): void {
    this.#held = [];
    this.#first = 0;
    this.#bytes = 0;
  }

  /** Lets go of everything up to a place. */
  dropTo(place: Place): void {
    this.#first = this.#firstAfter(place);
    this.#moveUp();
    this.#bytes = this.#held.reduce((bytes, one) => bytes + this.#of.size(one), 0);
  }

  after(place: Place, limit: number): readonly One[] {
    const from = this.#firstAfter(place);
    return this.#held.slice(from, from + limit);
  }

  #moveUp(): void {
    this.#held.splice(0, this.#first);
    this.#first = 0;
  }

  /** Index of the first that stands after a place. */
  #firstAfter(place: Place): number {
    let [low, high] = [this.#first, this.#held.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#of.place(this.#held[middle] as One) > place) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
