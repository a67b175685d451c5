import { LRUCache } from 'lru-cache';
import type { Changes, Tables } from './tables.js';

/**
 * What was read from tables, for as long as nobody has written to them: not this process and, as far as the engine tells, no
 * other. Where it does not tell, everything is read each time.
 */
export class WhileUnchanged<Value extends object> {
  readonly #known: LRUCache<string, { readonly value: Value; readonly at: Changes }>;
  /** Rows that were written without changing what is known here. */
  #beside = 0;
  #writing = 0;

  constructor({ max }: { readonly max: number }) {
    this.#known = new LRUCache({ max });
  }

  /** What is not there is asked for each time: there is no end of names under which nothing stands. */
  async of(
    tables: Pick<Tables, 'changes'>,
    key: string,
    read: () => Promise<Value | undefined>,
  ): Promise<Value | undefined> {
    const now = this.#changesOf(tables);
    if (now === undefined) return read();
    const known = this.#known.get(key);
    if (known?.at.own === now.own && known.at.others === now.others) return known.value;
    // What is written while it is read counts as written since.
    const value = await read();
    if (value !== undefined) this.#known.set(key, { value, at: now });
    return value;
  }

  /** Writes what nobody is told from here, such as when somebody was seen. `write` answers how many rows that were. */
  async beside(write: () => Promise<number>): Promise<void> {
    this.#writing += 1;
    try {
      this.#beside += await write();
    } finally {
      this.#writing -= 1;
    }
  }

  /** Nothing while it cannot be told apart what was written. */
  #changesOf({ changes }: Pick<Tables, 'changes'>): Changes | undefined {
    if (changes === undefined || this.#writing > 0) return undefined;
    const { own, others } = changes();
    return { own: own - this.#beside, others };
  }
}
