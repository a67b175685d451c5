import type { Shelf } from '@adjutant/rules';
import type { PackThere } from '@adjutant/tournament';

/** What is on a shelf, as an event asks about it. */
export function packsThere({ packs }: Shelf): readonly PackThere[] {
  return packs.map(({ id, release, entries }) => ({
    id,
    release,
    missions: Object.values(entries)
      .filter(({ kind }) => kind === 'mission')
      .map((entry) => entry.id),
  }));
}
