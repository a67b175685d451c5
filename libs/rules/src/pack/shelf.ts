import { isCalled } from './called.js';
import type { Entry } from './entry.js';
import type { Pack } from './pack.js';

/** Every release at hand. A value: packs are looked up here, never loaded from here. */
export class Shelf {
  private readonly byDigest: ReadonlyMap<string, Pack>;

  constructor(readonly packs: readonly Pack[]) {
    this.byDigest = new Map(packs.map((pack) => [pack.digest, pack]));
  }

  /** The release named, or the newest where none is; undefined when it is not on the shelf. */
  find(id: string, release?: string): Pack | undefined {
    return this.packs.findLast((pack) => pack.id === id && (release === undefined || pack.release === release));
  }

  /** The very release that a match was opened with. */
  pinned(digest: string): Pack | undefined {
    return this.byDigest.get(digest);
  }
}

/** Finds an entry by id, or by name among what the army may use: core and its own detachment. Of like-named ones the one of the first owner. */
export function findEntry(
  pack: Pack,
  owners: string | null | undefined | readonly (string | null | undefined)[],
  wanted: string,
  kinds?: readonly string[],
): Entry | undefined {
  const fits = (entry: Entry): boolean => !kinds || kinds.includes(entry.kind);
  const exact = pack.entries[wanted];
  if (exact) return exact;
  const like = Object.values(pack.entries).filter((entry) => fits(entry) && isCalled(entry, wanted));
  for (const owner of [owners, 'core'].flat()) {
    const own = like.find((entry) => entry.owner === owner);
    if (own) return own;
  }
  return like[0];
}
