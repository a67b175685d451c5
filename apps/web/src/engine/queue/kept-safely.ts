import { Full, Newer, type Holding, type Keeping, type Kept, type Trouble } from './item.js';

/**
 * Kept where it outlives the page; where that fails, in memory, and that is told. What is in memory goes over as soon as there is
 * room again.
 */
export class KeptSafely implements Keeping {
  #trouble: Trouble = 'none';
  #durable: Promise<Keeping> | null = null;
  #restsUntil = 0;

  constructor(
    /** What was put before this was fetched is there already. */
    private readonly memory: Keeping,
    private readonly open: () => Promise<Keeping>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get trouble(): Trouble {
    return this.#trouble;
  }

  async all(): Promise<Holding> {
    // Whoever reads that all is well may close the page.
    await this.#goOver();
    const inMemory = (await this.memory.all()).kept;
    const kept = await this.#tried((durable) => durable.all());
    if (kept === null) return { kept: inMemory, unread: [] };
    const known = new Set(kept.kept.map(({ item }) => item.id));
    return { ...kept, kept: [...kept.kept, ...inMemory.filter(({ item }) => !known.has(item.id))] };
  }

  async put(kept: Kept): Promise<void> {
    await this.memory.put(kept);
    await this.#goOver();
  }

  /** What is in memory is put where it outlives the page. */
  async #goOver(): Promise<void> {
    for (const one of (await this.memory.all()).kept) {
      const isPut = await this.#tried(async (durable) => {
        await durable.put(one);
        return true;
      }, true);
      // Their order is that in which they were pressed.
      if (isPut === null) return;
      await this.memory.remove(one.item.id);
    }
  }

  async remove(id: string): Promise<void> {
    await this.memory.remove(id);
    await this.#tried((durable) => durable.remove(id));
  }

  /** Null where it failed: then it is left alone for a moment, since it may take long to fail. */
  async #tried<Result>(work: (durable: Keeping) => Promise<Result>, puts = false): Promise<Result | null> {
    if (this.now() < this.#restsUntil) return null;
    try {
      this.#durable ??= this.open();
      const durable = await this.#durable;
      const result = await work(durable);
      // That something can be read says nothing of room.
      if (puts || this.#trouble !== 'full') this.#trouble = durable.trouble;
      return result;
    } catch (error) {
      const isFull = error instanceof Full;
      this.#trouble = isFull ? 'full' : error instanceof Newer ? 'newer' : 'unavailable';
      // What keeps them is fetched beside the page: where the line broke, it is asked for again.
      if (!isFull) [this.#durable, this.#restsUntil] = [null, this.now() + REST_MS];
      return null;
    }
  }
}

const REST_MS = 5_000;
