import { LRUCache } from 'lru-cache';

const MOST = 200;
/** What people are called may be changed by another instance: nothing is told for longer than this without a look. */
const FRESH_MS = 1_000;

interface Kept {
  readonly mark: string;
  readonly since: number;
  readonly made: Promise<object>;
}

/**
 * What was worked out of an event as it stands, for whoever asks next: a whole hall asks the same within seconds. It is the same
 * object as long as nothing has changed. However many ask at once, it is worked out once; what fails is kept for nobody.
 */
export class AtHand {
  readonly #kept = new LRUCache<string, Kept>({ max: MOST });

  constructor(private readonly now: () => number) {}

  /** `mark`: whatever it was worked out of; another mark, and it is worked out anew. */
  of<Made extends object>(what: string, mark: string, make: () => Promise<Made>): Promise<Made> {
    const known = this.#kept.get(what);
    const at = this.now();
    if (known && known.mark === mark && at - known.since < FRESH_MS) return known.made as Promise<Made>;
    const made = make();
    const kept = { mark, since: at, made };
    this.#kept.set(what, kept);
    made.catch(() => {
      if (this.#kept.peek(what) === kept) this.#kept.delete(what);
    });
    return made;
  }
}
