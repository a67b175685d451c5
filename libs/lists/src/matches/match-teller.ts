import type { Shelf } from '@adjutant/rules';
import type { EventStore } from '@adjutant/store';
import { type Teller, toWrite } from '../teller.js';
import { MatchFolds, matchOf, rowOf, type Folded, type FoldsOptions } from './match-folds.js';
import type { MatchRow, MatchRows } from './match-rows.js';

/** One row for each match: the list of matches. */
export function matchTeller(rows: MatchRows, store: EventStore, shelf: Shelf, options: FoldsOptions = {}): Teller {
  const folds = new MatchFolds(store, shelf, options);
  return {
    keyOf: matchOf,
    tell: async (groups, pause) => {
      const distant = groups.filter(({ key, events }) => !folds.isAtHand(key, events)).map(({ key }) => key);
      const writtenUpTo = await rows.revisionsOf(distant);
      const all: { readonly folded: Folded; readonly place: number }[] = [];
      const fresh: (MatchRow & { place: number })[] = [];
      for (const { key, place, events } of groups) {
        await pause();
        const folded = await folds.fold(key, events, writtenUpTo.get(key) ?? -1);
        if (!folded) continue;
        all.push({ folded, place });
        fresh.push({ ...rowOf(folded), place });
      }
      return toWrite(rows, fresh, () => all.forEach(({ folded, place }) => folds.keep(folded, place)));
    },
    forget: () => folds.forget(),
  };
}
