import type { EventStore } from '@adjutant/store';
import { type Teller, toWrite, unheard } from '../teller.js';
import { lineOf, tournamentIn, TournamentFolds, type FoldedTournament } from './tournament-folds.js';
import type { TournamentRow, TournamentRows } from './tournament-rows.js';

/** One row for each event: the list of events. */
export function tournamentTeller(rows: TournamentRows, store: EventStore): Teller {
  const folds = new TournamentFolds(store);
  return {
    keyOf: tournamentIn,
    tell: async (groups, pause) => {
      const all: FoldedTournament[] = [];
      const fresh: TournamentRow[] = [];
      for (const { key, place, events } of unheard(groups, await rows.revisionsOf(groups.map(({ key }) => key)))) {
        await pause();
        const folded = await folds.fold(key, events);
        if (!folded) continue;
        all.push(folded);
        fresh.push({ place, revision: folded.revision, line: lineOf(folded) });
      }
      return toWrite(rows, fresh, () => all.forEach((folded) => folds.keep(folded)));
    },
    forget: () => folds.forget(),
  };
}
