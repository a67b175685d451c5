import type { Shelf } from '@adjutant/rules';
import type { EventStore } from '@adjutant/store';
import { MatchFolds, matchOf, rowOf, type Folded } from './match-folds.js';
import type { MatchRows } from './match-rows.js';
import type { Teller, Told } from './teller.js';

/** One row for each match: the list of matches. */
export function matchTeller(rows: MatchRows, store: EventStore, shelf: Shelf): Teller {
  const folds = new MatchFolds(store, shelf, (match) => rows.revisionOf(match));
  const told = (folded: Folded): Told => {
    const row = rowOf(folded);
    return { write: () => rows.write(row), written: () => folds.keep(folded) };
  };
  return {
    tables: ['matches'],
    keyOf: matchOf,
    tell: (match, events) => {
      const folded = folds.fold(match, events);
      if (folded instanceof Promise) return folded.then(told);
      return folded && told(folded);
    },
    forget: () => folds.forget(),
  };
}
