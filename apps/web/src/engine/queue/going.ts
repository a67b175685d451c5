import type { Item } from './item.js';

/** What is on its way to the server, which may record it although no answer comes. */
export class Going {
  #ids: ReadonlySet<string> = new Set();

  constructor(private readonly changed: () => void) {}

  readonly has = (id: string): boolean => this.#ids.has(id);

  async while<Told>(items: readonly Item[], goes: () => Promise<Told>): Promise<Told> {
    this.#are(items);
    try {
      return await goes();
    } finally {
      this.#are([]);
    }
  }

  #are(items: readonly Item[]): void {
    this.#ids = new Set(items.map(({ id }) => id));
    this.changed();
  }
}
