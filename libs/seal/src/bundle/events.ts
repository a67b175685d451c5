import { leafHashOfHex, type Hash } from '../merkle/hashes.js';
import type { Leaf } from '../merkle/multiproof.js';
import { Chains } from './chains.js';
import {
  DISPUTE_PREFIX,
  IMPORTS_PREFIX,
  MATCH_PREFIX,
  type BundleEvent,
  type BundleHeader,
  type BundleStream,
} from './format.js';
import { readLine, type LineRead } from './line.js';

/** Reads event lines one after the other, and follows the chain of each stream. */
export class EventLines {
  readonly events: BundleEvent[] = [];
  readonly #chains = new Chains();

  /** `known`: events that stand before the first line that will be taken, where those are known to be right. */
  constructor(
    private readonly header: BundleHeader,
    known: readonly BundleEvent[] = [],
  ) {
    for (const event of known) this.#keep(event);
  }

  get streams(): readonly BundleStream[] {
    return this.#chains.streams;
  }

  /** Takes the next line in, unless something in it does not follow from those before. */
  take(line: string | undefined): LineRead<BundleEvent> & { readonly event?: BundleEvent } {
    const read = readLine<BundleEvent>(line, 'event');
    if (!read.ok) return read;
    const event = read.value;
    const says = this.#outOfOrder(event) ?? this.#offTopic(event) ?? this.#chains.unchained(event, line);
    if (says !== undefined) return { ok: false, says, event };
    this.#keep(event);
    return read;
  }

  #keep(event: BundleEvent): void {
    this.events.push(event);
    this.#chains.keep(event, event.meta.hash);
  }

  #outOfOrder({ leaf }: BundleEvent): string | undefined {
    const before = this.events.at(-1)?.leaf ?? -1;
    return leaf > before ? undefined : `it is event ${leaf} of the log, but stands behind event ${before}`;
  }

  #offTopic({ stream, revision, data }: BundleEvent): string | undefined {
    const { match, pack } = this.header;
    const opening = revision === 0 ? data : undefined;
    if (stream === `${MATCH_PREFIX}${match}`)
      return opening === undefined || isPinned(opening['pack'], pack)
        ? undefined
        : 'it pins another pack than the header';
    if (this.header.version === 2 && stream === `${IMPORTS_PREFIX}${match}`) return undefined;
    if (!stream.startsWith(DISPUTE_PREFIX)) return `${stream} is neither this match nor a dispute`;
    return opening === undefined || opening['match'] === match
      ? undefined
      : `${stream} is a dispute about another match`;
  }
}

/** The leaf of the tree that an event is: the bytes of its hash. */
export function leafOf(hash: string): Hash | undefined {
  return leafHashOfHex(hash);
}

export function leavesOf(events: readonly Pick<BundleEvent, 'leaf' | 'meta'>[]): Leaf[] {
  return events.map(({ leaf, meta }) => ({ index: leaf, hash: leafOf(meta.hash) as Hash }));
}

function isPinned(pinned: unknown, named: BundleHeader['pack']): boolean {
  const pack = pinned as Partial<BundleHeader['pack']> | undefined;
  return (['id', 'release', 'digest'] as const).every((member) => pack?.[member] === named[member]);
}
