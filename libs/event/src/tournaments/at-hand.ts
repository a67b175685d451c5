import { LRUCache } from 'lru-cache';

const MOST = 200;
/** What people are called may be changed by another instance: nothing is told for longer than this without a look. */
const FRESH_MS = 1_000;
/** What is made of a whole large event is some megabytes. */
const MOST_LASTING = 12;

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
  readonly #lasting = new LRUCache<string, Kept>({ max: MOST_LASTING });

  constructor(private readonly now: () => number) {}

  /** `mark`: whatever it was worked out of; another mark, and it is worked out anew. */
  of<Made extends object>(what: string, mark: string, make: () => Promise<Made>): Promise<Made> {
    const since = this.now();
    return keptIn(this.#kept, what, { mark, since, from: since - FRESH_MS }, make);
  }

  /**
   * The same for what follows from the record alone, and holds until its revision is another. What was made of another revision
   * goes into the making: much of it may hold still.
   */
  lasting<Made extends object>(what: string, revision: number, make: Making<Made>): Promise<Made> {
    return keptIn(this.#lasting, what, { mark: String(revision), since: 0, from: -1 }, make);
  }
}

type Making<Made> = (before: Promise<Made> | undefined) => Promise<Made>;

interface When {
  readonly mark: string;
  readonly since: number;
  /** What was made later than this is fresh. */
  readonly from: number;
}

function keptIn<Made extends object>(
  all: LRUCache<string, Kept>,
  what: string,
  { mark, since, from }: When,
  make: Making<Made>,
): Promise<Made> {
  const known = all.get(what);
  if (known && known.mark === mark && known.since > from) return known.made as Promise<Made>;
  const made = make(known?.made as Promise<Made> | undefined);
  const kept = { mark, since, made };
  all.set(what, kept);
  made.catch(() => {
    if (all.peek(what) === kept) all.delete(what);
  });
  return made;
}
