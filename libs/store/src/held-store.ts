import type { Revision } from '@adjutant/kernel';
import { LRUCache } from 'lru-cache';
import { BrokenChain } from './errors.js';
import type { ChainReport, EventStore } from './port.js';
import { bareOf } from './verified-read.js';
import { withMethods } from './with-methods.js';

const MOST_STREAMS = 20_000;

/** A stream that is not what was recorded, from one of its entries on. */
export type BrokenStream = Extract<ChainReport, { readonly intact: false }>;

/** Where it is written down which streams are not what was recorded. */
export interface FaultBook {
  /** What is wrong with a stream; undefined where nothing is known to be. */
  of(stream: string): Pick<BrokenStream, 'revision' | 'reason'> | undefined;
  found(broken: BrokenStream): void;
}

/**
 * The same store, which hands over no stream that is not what was recorded. The first time that a stream is read its hashes
 * are worked out from its content, and again once somebody else has written to what is kept without adding to it; one that does
 * not recompute, or that the book knows to be at fault, is neither read nor written, whoever asks: `BrokenChain`. Readers of the
 * whole log (`readAll…`, `subscribe`) get it as it is.
 */
export function heldStore(store: EventStore, book: FaultBook): EventStore {
  const sound = new LRUCache<string, true>({ max: MOST_STREAMS });
  const untouched = store.edits;
  let edits = untouched;
  const assertUnfaulted = (stream: string): void => {
    const fault = book.of(stream);
    if (!fault) return;
    sound.delete(stream);
    throw new BrokenChain(stream, fault.revision, fault.reason);
  };
  const verifyChain = async (stream: string, from: Revision = 0): Promise<ChainReport> => {
    const report = await store.verifyChain(stream, from);
    if (!report.intact) book.found(report);
    else if (report.events > 0 && from === 0) sound.set(stream, true);
    return report;
  };
  const readVerified: EventStore['readVerified'] = async (stream, from = 0) => {
    assertUnfaulted(stream);
    if (from > 0) await assertSound(stream);
    const read = await store.readVerified(stream, from);
    if (!read.intact) book.found(read);
    else if (read.events.length > 0 && from === 0) sound.set(stream, true);
    return read;
  };
  /** What was looked at may be another by now. */
  const forgetEdited = (): void => {
    const now = store.edits;
    if (now === edits) return;
    edits = now;
    sound.clear();
  };
  const assertSound = async (stream: string): Promise<void> => {
    assertUnfaulted(stream);
    forgetEdited();
    if (sound.has(stream)) return;
    const report = await verifyChain(stream);
    if (!report.intact) throw new BrokenChain(stream, report.revision, report.reason);
  };
  /** All of a stream that nobody has looked at yet, in the pass that looks; nothing where it has to be read besides. */
  const readSound = async (stream: string, from: Revision = 0, limit?: number) => {
    if (from > 0 || limit !== undefined) return void (await assertSound(stream));
    forgetEdited();
    if (sound.has(stream)) return assertUnfaulted(stream);
    const read = await readVerified(stream);
    if (!read.intact) throw new BrokenChain(stream, read.revision, read.reason);
    return read.events;
  };
  const editsNow = oncePerTurn(() => store.edits);
  return withMethods(store, {
    read: async (stream, ...which) => (await readSound(stream, ...which)) ?? store.read(stream, ...which),
    readBare: async (stream, from) => (await readSound(stream, from))?.map(bareOf) ?? store.readBare(stream, from),
    readOriginal: async (stream, from) => (await assertSound(stream), store.readOriginal(stream, from)),
    append: async (stream, ...rest) => {
      // Whoever decides on a state that is held in memory has not read the stream: what it was made of may have been edited since.
      // It is asked once for all appends of a turn of the loop: between the look and the commit there is a turn anyway.
      if (editsNow() !== untouched) await assertSound(stream);
      else assertUnfaulted(stream);
      return store.append(stream, ...rest);
    },
    verifyChain,
    readVerified,
  });
}

/** What was found first in a turn of the loop, for whoever asks again in the same turn. */
function oncePerTurn<Found>(find: () => Found): () => Found {
  let found: { readonly it: Found } | undefined;
  return () => {
    if (found) return found.it;
    found = { it: find() };
    setImmediate(() => (found = undefined));
    return found.it;
  };
}

/** A book for as long as a command runs: what is found is thrown at once, so nothing has to be remembered. */
export const noBook: FaultBook = { of: () => undefined, found: () => undefined };
