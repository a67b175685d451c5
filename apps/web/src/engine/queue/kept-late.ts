import { keptInMemory, type Keeping, type Trouble } from './item.js';

/** What keeps items is fetched beside the page. Where it does not come they are kept in memory, and it is asked for again. */
export class KeptLate implements Keeping {
  readonly #memory = keptInMemory();
  #fetched: Keeping | null = null;
  #failed = false;

  constructor(private readonly fetch: (memory: Keeping) => Promise<Keeping>) {}

  get trouble(): Trouble {
    return this.#fetched?.trouble ?? (this.#failed ? 'unavailable' : 'none');
  }

  all: Keeping['all'] = async () => (await this.#keeping()).all();
  put: Keeping['put'] = async (kept) => (await this.#keeping()).put(kept);
  remove: Keeping['remove'] = async (id) => (await this.#keeping()).remove(id);

  async #keeping(): Promise<Keeping> {
    try {
      this.#fetched ??= await this.fetch(this.#memory);
      return this.#fetched;
    } catch {
      this.#failed = true;
      return this.#memory;
    }
  }
}
