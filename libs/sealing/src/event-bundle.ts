import { hash } from 'node:crypto';
import { standingsRecords, WholeEvent, type EventFault, type EventPassed, type Proving } from '@adjutant/contexts';
import type { RulingGiven } from '@adjutant/dispute';
import type { JsonObject } from '@adjutant/kernel';
import { MATCH } from '@adjutant/match';
import { commitment, EventBundleWriter, type BundleEvent } from '@adjutant/seal';
import { TOURNAMENT } from '@adjutant/tournament';
import { eventsIn, proofOf, type BundleSources } from './bundle.js';
import type { KeptCheckpoint } from './seal-database.js';
import { bodyOf } from './signing.js';

/** What the proofs of a record are worked out with. */
export const PROVING: Proving = { hash: (text) => hash('sha256', text), commit: commitment };

/** Why there is no bundle of an event. */
export type Unbundled =
  | { readonly why: 'unknown-event' }
  | { readonly why: 'pack-missing'; readonly pack: string }
  /** What stands in the store is not what was sealed. */
  | { readonly why: 'log-differs' }
  /** The record does not hold together: a result that the event is not told yet, or something worse. */
  | { readonly why: 'event-differs'; readonly fault: EventFault };

export class NoEventBundle extends Error {
  constructor(readonly answer: Unbundled) {
    super(`there is no bundle of this event: ${answer.why}`);
  }
}

/**
 * The lines of the bundle of an event as the log held it at a checkpoint, one after the other, so that the server holds no more
 * than one match of it. Whoever would find something wrong with it finds it here first: nothing is signed that does not hold.
 * Throws NoEventBundle.
 */
export async function* eventBundle(sources: BundleSources, id: string, kept: KeptCheckpoint): AsyncGenerator<string> {
  const { store, database } = sources;
  const checkpoint = bodyOf(kept);
  const read = (stream: string): Promise<BundleEvent[]> => eventsIn(store, [stream], checkpoint.size);
  const event = await read(TOURNAMENT.stream.of(id));
  if (event.length === 0) throw new NoEventBundle({ why: 'unknown-event' });
  const writing = new Writing(sources, id);
  yield writing.writer.header();
  yield* event.map((entry) => writing.entry(entry));
  for (const { match } of writing.event().tables.all) {
    const own = await read(MATCH.stream.of(match));
    if (own.length === 0) continue;
    yield* writing.rulesOf(own);
    yield* own.map((entry) => writing.entry(entry));
    for (const dispute of database.disputesOf(match)) yield* writing.dispute(await read(dispute));
  }
  yield* writing.standings();
  const proof = proofOf(database, writing.writer.leaves, checkpoint);
  if (!proof) throw new NoEventBundle({ why: 'log-differs' });
  yield writing.writer.close({ checkpoint, note: kept.note, proof });
}

/** Writes the parts of the bundle of an event, each as soon as it holds. */
class Writing {
  readonly writer: EventBundleWriter;
  readonly #whole: WholeEvent;
  readonly #packs = new Set<string>();

  constructor(
    private readonly sources: BundleSources,
    id: string,
  ) {
    this.writer = new EventBundleWriter(id, sources.signer);
    this.#whole = new WholeEvent(id, PROVING);
  }

  /** The event by its own entries, once all of them are written. */
  event(): EventPassed {
    const passed = this.#whole.event();
    if ('fault' in passed) throw new NoEventBundle({ why: 'event-differs', fault: passed });
    return passed;
  }

  entry(entry: BundleEvent): string {
    holds(this.#whole.entry(entry));
    return this.writer.entry(entry);
  }

  *rulesOf([opened]: readonly BundleEvent[]): Iterable<string> {
    const { pack } = (opened?.data ?? {}) as { readonly pack?: { id?: string; release?: string; digest?: string } };
    const digest = String(pack?.digest);
    if (this.#packs.has(digest)) return;
    const pinned = this.sources.shelf.pinned(digest) as unknown as JsonObject | undefined;
    if (!pinned) throw new NoEventBundle({ why: 'pack-missing', pack: `${pack?.id}@${pack?.release} (${digest})` });
    this.#packs.add(digest);
    this.#whole.pack(pinned);
    yield this.writer.pack(pinned);
  }

  /** Whose penalties a ruling tells of is nobody else's business: of such a dispute only hashes travel. */
  *dispute(entries: readonly BundleEvent[]): Iterable<string> {
    const isPersonal = entries.some(penalises);
    for (const entry of entries) {
      if (!isPersonal) yield this.entry(entry);
      else {
        holds(this.#whole.withheld(entry));
        yield this.writer.withheld(entry);
      }
    }
  }

  *standings(): Iterable<string> {
    for (const one of standingsRecords(this.event().state)) {
      const told = one as unknown as JsonObject;
      holds(this.#whole.standings(told));
      yield this.writer.standings(told);
    }
    const told = this.#whole.end();
    if ('fault' in told) throw new NoEventBundle({ why: 'event-differs', fault: told });
  }
}

function penalises({ type, data }: BundleEvent): boolean {
  return type === 'RulingGiven' && (data as unknown as RulingGiven['data']).penalties.length > 0;
}

function holds(fault: EventFault | undefined): void {
  if (fault) throw new NoEventBundle({ why: 'event-differs', fault });
}
