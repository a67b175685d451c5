import { CompactRange, hexOf, leafOf, sameHash, type Hash, type VerifierKey } from '@adjutant/seal';
import { brokenLink, CHAIN_START, type ChainEnd, type Link, type StoredEvent } from '@adjutant/store';
import { type KeptCheckpoint, signedBy } from '@adjutant/sealing';
import { MovingTrouble } from './trouble.js';

/** Follows a log in its order: the tree over it, every chain in it, and what was signed about it. */
export class LogCheck {
  readonly #range = new CompactRange();
  readonly #ends = new Map<string, ChainEnd>();
  #next: IteratorResult<KeptCheckpoint, unknown>;

  /** Checkpoints come from the oldest on. */
  constructor(
    private readonly checkpoints: Iterator<KeptCheckpoint, unknown>,
    private readonly key: VerifierKey | undefined,
  ) {
    this.#next = checkpoints.next();
    this.#hold();
  }

  get events(): number {
    return this.#range.size;
  }

  get root(): string {
    return hexOf(this.#range.root());
  }

  /** An event with all that belongs to it: its chain is followed. */
  event(stored: StoredEvent): Hash {
    const { stream, revision, meta } = stored;
    const reason = brokenLink(this.#ends.get(stream) ?? CHAIN_START, stored);
    if (reason !== undefined) throw differs(`entry ${revision} of ${stream} is broken: ${reason}`);
    return this.link({ stream, revision, hash: meta.hash });
  }

  /** An event whose chain has been followed before, or will be. */
  link({ stream, revision, hash }: Pick<Link, 'stream' | 'revision' | 'hash'>): Hash {
    const leaf = leafOf(hash);
    if (!leaf) throw differs(`entry ${revision} of ${stream} has no hash`);
    this.#range.append(leaf);
    this.#ends.set(stream, { revision, hash });
    this.#hold();
    return leaf;
  }

  /** To be called at the end: nothing was signed over more than there is. */
  end(): void {
    if (!this.#next.done)
      throw differs(`the log has ${this.events} events, but ${this.#next.value.size} were signed: it was cut off`);
  }

  #hold(): void {
    while (!this.#next.done && this.#next.value.size === this.events) {
      const { size, signedAt } = this.#next.value;
      const checkpoint = this.key && signedBy(this.key, this.#next.value);
      if (!checkpoint) throw differs(`the checkpoint of ${size} events is not one that the key of this log has signed`);
      if (!sameHash(checkpoint.root, this.#range.root()))
        throw differs(`the first ${size} events are not those that were signed at ${signedAt}`);
      this.#next = this.checkpoints.next();
    }
  }
}

function differs(says: string): MovingTrouble {
  return new MovingTrouble('differs', `${says[0]?.toUpperCase()}${says.slice(1)}.`);
}
