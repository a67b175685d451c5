import type { Revision } from '@adjutant/kernel';

interface Known {
  readonly first: Map<string, Revision>;
  /** Up to where the stream is known here, by whoever knows most of it. */
  upTo: Revision;
}

/** Whoever asks which commands a stream holds, and the first revision that each recorded. */
export type CommandsKnown = Pick<ReadonlyMap<string, Revision>, 'get' | 'has'>;

/**
 * The first revision that each command of a stream recorded, up to one revision. A stream only grows, so what knows more of it
 * shares what is known of its beginning: an event of thousands of players is not copied with each command.
 */
export class CommandsSeen implements CommandsKnown {
  static readonly none = new CommandsSeen({ first: new Map(), upTo: -1 }, -1);
  readonly #known: Known;
  readonly #upTo: Revision;

  private constructor(known: Known, upTo: Revision) {
    this.#known = known;
    this.#upTo = upTo;
  }

  get(commandId: string): Revision | undefined {
    const first = this.#known.first.get(commandId);
    return first !== undefined && first <= this.#upTo ? first : undefined;
  }

  has(commandId: string): boolean {
    return this.get(commandId) !== undefined;
  }

  /** What is known once these entries have followed, in the order of their revisions. */
  followedBy(facts: readonly { readonly revision: Revision; readonly commandId: string }[]): CommandsSeen {
    const last = facts.at(-1);
    if (!last) return this;
    const known = this.#growing();
    for (const { revision, commandId } of facts) if (!known.first.has(commandId)) known.first.set(commandId, revision);
    known.upTo = last.revision;
    return new CommandsSeen(known, last.revision);
  }

  /** Where somebody knows more already, it may have gone on otherwise, as a log does that was put back: then by a copy. */
  #growing(): Known {
    if (this.#upTo !== -1 && this.#known.upTo === this.#upTo) return this.#known;
    const own = [...this.#known.first].filter(([, first]) => first <= this.#upTo);
    return { first: new Map(own), upTo: this.#upTo };
  }
}
