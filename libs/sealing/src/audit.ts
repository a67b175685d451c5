import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  CompactRange,
  openNote,
  readCheckpoint,
  sameHash,
  type Checkpoint,
  type LogFault,
  type VerifierKey,
} from '@adjutant/seal';
import { PoisonedEvent, type EventStore, type Link } from '@adjutant/store';
import type { KeptCheckpoint, SealDatabase } from './seal-database.js';
import { faultOf, poisoned, wrongWith } from './sealer.js';

const PAGE = 500;

export type Audit =
  | { readonly agrees: true; readonly events: number; readonly checkpoints: number }
  /** `faults`: every event that is not the one that was sealed, as far as the log could be followed; `fault` is the first. */
  | { readonly agrees: false; readonly fault: LogFault; readonly faults: readonly LogFault[] };

export interface Audited {
  readonly store: EventStore;
  readonly database: SealDatabase;
  readonly key: VerifierKey;
}

/**
 * Reads every event that was sealed once more, works the tree out anew, and holds it against every checkpoint that was ever
 * signed. Finds a log that was rolled back, cut off or rewritten, also where all its hashes were made to fit.
 */
export async function audit({ store, database, key }: Audited, stopped: () => boolean): Promise<Audit | undefined> {
  const { size } = database.sealed();
  const kept = new KeptInOrder(database, key);
  const range = new CompactRange();
  const faults: LogFault[] = [];
  const ends = (last: LogFault): Audit => ({ agrees: false, fault: faults[0] ?? last, faults: [...faults, last] });
  try {
    for (let after = ''; ;) {
      if (stopped()) return undefined;
      const early = kept.against(range);
      if (early) return ends(early);
      if (range.size >= size && !kept.waits) break;
      const links = await store.readLinks(after, Math.min(PAGE, size - range.size || 1));
      if (links.length === 0 || range.size >= size) return ends(kept.missing(range.size, size));
      const fault = follow(links, range, faults, { database, kept });
      if (fault) return ends(fault);
      after = links.at(-1)?.position ?? after;
      await nextTurn();
    }
  } catch (error) {
    if (error instanceof PoisonedEvent) return ends(await poisoned(store, error));
    throw error;
  }
  const [fault] = faults;
  return fault ? { agrees: false, fault, faults } : { agrees: true, events: range.size, checkpoints: kept.met };
}

/**
 * An event that is not the one that was sealed is noted, and what was sealed goes into the tree in its place: so everything
 * behind it is still held to what was sealed. What cannot be followed any further is returned.
 */
function follow(
  links: readonly Link[],
  range: CompactRange,
  faults: LogFault[],
  { database, kept }: { readonly database: SealDatabase; readonly kept: KeptInOrder },
): LogFault | undefined {
  for (const link of links) {
    const sealed = database.tiles.subtree(0, range.size);
    const says = wrongWith(link, range.size, sealed);
    if (says !== undefined && link.number !== range.size) return faultOf(range.size, says, link);
    if (says !== undefined) faults.push(faultOf(range.size, says, link));
    range.append(sealed);
    const fault = kept.against(range);
    if (fault) return fault;
  }
  return undefined;
}

/** The checkpoints, from the oldest on, as the tree grows past them. */
class KeptInOrder {
  met = 0;
  #page: KeptCheckpoint[];

  constructor(
    private readonly database: SealDatabase,
    private readonly key: VerifierKey,
  ) {
    this.#page = [...database.checkpointsAfter(-1, PAGE)];
  }

  get waits(): boolean {
    return this.#page.length > 0;
  }

  /** What is wrong with the checkpoint over just these events, where there is one. */
  against(range: CompactRange): LogFault | undefined {
    const [next] = this.#page;
    if (next?.size !== range.size) return undefined;
    const checkpoint = signedBy(this.key, next);
    const number = Math.max(0, next.size - 1);
    if (!checkpoint)
      return faultOf(number, `the checkpoint of ${next.size} events that is kept is not one that was signed`);
    if (!sameHash(checkpoint.root, range.root()))
      return faultOf(
        number,
        `the first ${next.size} events are not those that the checkpoint of ${next.signedAt} was signed over`,
      );
    this.met += 1;
    this.#page.shift();
    if (this.#page.length === 0) this.#page = [...this.database.checkpointsAfter(next.size, PAGE)];
    return undefined;
  }

  /** The log ends before the tree does, or the tree before all that was signed. */
  missing(found: number, sealed: number): LogFault {
    const newest = this.database.newest();
    const signed = newest
      ? `a checkpoint was signed over ${newest.size} at ${newest.signedAt}`
      : 'nothing was signed yet';
    if (found >= sealed) return faultOf(found, `the tree holds ${found} events, but ${signed}`);
    return faultOf(found, `the log has ${found} events, but ${sealed} were sealed; ${signed}`);
  }
}

/** What a kept checkpoint says, if this key has signed just that. */
export function signedBy(key: VerifierKey, { note, size, signedAt }: KeptCheckpoint): Checkpoint | undefined {
  const opened = openNote(note, key);
  const checkpoint = opened.ok ? readCheckpoint(opened.text) : undefined;
  const same = checkpoint?.origin === key.name && checkpoint.size === size && checkpoint.signedAt === signedAt;
  return same ? checkpoint : undefined;
}
