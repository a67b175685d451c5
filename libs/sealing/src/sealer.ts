import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompactRange, leafOf, sameHash, type Hash, type LogFault } from '@adjutant/seal';
import { PoisonedEvent, type EventStore, type Link } from '@adjutant/store';
import type { DisputeOf, SealDatabase, Sealed } from './seal-database.js';

/** Short enough for commands to be taken in between. */
const BATCH = 1_000;
const DISPUTE = 'dispute-';

/** Takes the log into the tree, batch by batch, each with the place that it has come to. */
export class Sealer {
  fault: LogFault | undefined;
  #sealed: Sealed;
  #range: CompactRange;

  constructor(
    private readonly store: EventStore,
    private readonly database: SealDatabase,
  ) {
    this.#sealed = database.sealed();
    this.#range = CompactRange.from(this.#sealed.size, database.tiles.subtree);
  }

  get size(): number {
    return this.#sealed.size;
  }

  root(): Hash {
    return this.#range.root();
  }

  /** Goes on to the end of the log as it is now. Resolves there, or where the log is not what was sealed. */
  async catchUp(stopped: () => boolean): Promise<void> {
    while (!stopped() && !this.fault) {
      const links = await this.#page();
      if (links === undefined || links.length === 0) return;
      const taken = this.#take(links, await this.#disputesIn(links));
      // What has come meanwhile wakes whoever seals, and goes together.
      if (taken && links.length < BATCH) return;
      if (!taken) this.#startOver();
      // Commands go first.
      await nextTurn();
    }
  }

  /** The events after the last sealed one, which is read again and has to be the same still. */
  async #page(): Promise<readonly Link[] | undefined> {
    const { size, before } = this.#sealed;
    const links = await this.#links(before, size === 0 ? BATCH : BATCH + 1);
    if (!links || size === 0) return links;
    const [last, ...fresh] = links;
    const says = last
      ? wrongWith(last, size - 1, this.database.tiles.subtree(0, size - 1))
      : 'it is not in the log any more';
    if (says === undefined) return fresh;
    this.fault = faultOf(size - 1, `the last event that was sealed: ${says}`, last);
    return undefined;
  }

  async #links(after: string, limit: number): Promise<readonly Link[] | undefined> {
    try {
      return await this.store.readLinks(after, limit);
    } catch (error) {
      if (!(error instanceof PoisonedEvent)) throw error;
      this.fault = await poisoned(this.store, error);
      return undefined;
    }
  }

  /** False where another process came first. */
  #take(links: readonly Link[], disputes: readonly DisputeOf[]): boolean {
    const from = this.#sealed.size;
    const range = this.#range.copy();
    const batch = this.database.tiles.batch();
    for (const [index, link] of links.entries()) {
      const leaf = leafOf(link.hash);
      const says = unfit(link, from + index, leaf);
      if (says !== undefined) {
        this.fault = faultOf(from + index, says, link);
        return true;
      }
      range.append(leaf as Hash, batch.put);
    }
    const [last, previous] = [links.at(-1) as Link, links.at(-2)];
    const to = { size: range.size, position: last.position, before: previous?.position ?? this.#sealed.position };
    if (!this.database.advance(from, to, batch, disputes)) return false;
    this.#sealed = to;
    this.#range = range;
    return true;
  }

  /** Which disputes begin here, and about which match: a bundle of that match holds them. */
  async #disputesIn(links: readonly Link[]): Promise<readonly DisputeOf[]> {
    const begun = links.filter(({ stream, revision }) => revision === 0 && stream.startsWith(DISPUTE));
    const found = await Promise.all(
      begun.map(async ({ stream }) => {
        const [first] = await this.store.readBare(stream);
        const match = (first?.event.data as { readonly match?: unknown } | undefined)?.match;
        return typeof match === 'string' ? [{ stream, match }] : [];
      }),
    );
    return found.flat();
  }

  #startOver(): void {
    this.database.tiles.forget();
    this.#sealed = this.database.sealed();
    this.#range = CompactRange.from(this.#sealed.size, this.database.tiles.subtree);
  }
}

/** Why an event of the log is not the one that stands, or has to stand, at this place of the tree. */
export function wrongWith(link: Link, number: number, sealed?: Hash): string | undefined {
  const leaf = leafOf(link.hash);
  const says = unfit(link, number, leaf);
  if (says !== undefined || sealed === undefined || sameHash(leaf as Hash, sealed)) return says;
  return 'it is not the event that was sealed here';
}

/** Why it can stand at no such place, whatever was sealed there. */
function unfit(link: Link, number: number, leaf: Hash | undefined): string | undefined {
  if (link.number !== number) return `event ${number} is missing from the log`;
  return leaf ? undefined : 'its hash is none';
}

/** What stands in the place of an event that is missing is not at fault. */
export function faultOf(number: number, says: string, link?: Link): LogFault {
  const { stream, revision } = link ?? {};
  return { number, says, ...(link?.number === number && { stream, revision }) } as LogFault;
}

export async function poisoned(store: EventStore, event: PoisonedEvent): Promise<LogFault> {
  const { position, stream, revision, message } = event;
  return { number: await store.numberOf(position), stream, revision, says: message };
}
