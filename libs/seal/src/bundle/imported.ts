import type { BundleEvent } from './format.js';
import { IMPORTS_PREFIX, MATCH_PREFIX } from './format.js';

/** What a log notes of a record that it took in from elsewhere. */
export interface ImportNote {
  readonly match: string;
  /** How many entries came in, and the hash of the last of them. */
  readonly events: number;
  readonly head: string;
  /** The checkpoint of another log that covered them, signed with a key that the operator had said to trust. */
  readonly covered?: {
    readonly origin: string;
    readonly key: string;
    readonly size: number;
    readonly signedAt: string;
  };
}

/** The entries that a log took in, by whom and when. */
export interface ImportedEntries extends ImportNote {
  readonly by: string;
  readonly at: string;
}

/**
 * The first entries of the match in a bundle that its log did not see being made; undefined where it saw all. A note counts
 * only where it stands in the log before what it is about: written afterwards it could excuse anything.
 */
export function importedEntries(match: string, events: readonly BundleEvent[]): ImportedEntries | undefined {
  const own = events.filter(({ stream }) => stream === `${MATCH_PREFIX}${match}`);
  const first = own[0];
  for (const { stream, type, data, meta, leaf } of events) {
    if (stream !== `${IMPORTS_PREFIX}${match}` || type !== 'MatchImported' || !first || leaf > first.leaf) continue;
    const note = data as unknown as ImportNote;
    if (own[note.events - 1]?.meta.hash === note.head) return { ...note, by: meta.actor.id, at: meta.recordedAt };
  }
  return undefined;
}
