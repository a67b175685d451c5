import type { Holding, Item, Keeping, Kept, Trouble } from '../queue/item.js';
import { isSecret } from './secret.js';

/** What signs what is pressed on this device, and drops what is carried no more. */
export interface Signs {
  readonly signHere: (item: Item) => Promise<unknown>;
  readonly notCarried: (id: string) => Promise<unknown>;
}

/**
 * What is kept is signed beside it, so that it can be carried. Nobody who presses waits for that: what could not be signed then is when
 * it is handed over, and told there where it cannot be.
 */
export class KeptSigned implements Keeping {
  constructor(
    private readonly keeping: Keeping,
    private readonly fetch: () => Promise<Signs>,
  ) {}

  get trouble(): Trouble {
    return this.keeping.trouble;
  }

  all = (): Promise<Holding> => this.keeping.all();

  async put(kept: Kept): Promise<void> {
    await this.keeping.put(kept);
    const { item, refused } = kept;
    if (refused !== undefined) this.#beside(({ notCarried }) => notCarried(item.id));
    else if (!isSecret(item)) this.#beside(({ signHere }) => signHere(item));
  }

  async remove(id: string): Promise<void> {
    await this.keeping.remove(id);
    this.#beside(({ notCarried }) => notCarried(id));
  }

  #beside(work: (signs: Signs) => Promise<unknown>): void {
    void this.fetch()
      .then(work)
      .catch(() => undefined);
  }
}
