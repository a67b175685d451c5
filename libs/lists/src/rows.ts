import type { Shelf } from '@adjutant/rules';
import type { EventStore, Tables } from '@adjutant/store';
import { DisputeRows } from './disputes/dispute-rows.js';
import { disputeTeller } from './disputes/dispute-teller.js';
import { MatchRows } from './matches/match-rows.js';
import type { FoldsOptions } from './matches/match-folds.js';
import { matchTeller } from './matches/match-teller.js';
import { PenaltyRows } from './penalties/penalty-rows.js';
import { penaltyTeller } from './penalties/penalty-teller.js';
import { PrecedentRows } from './precedents/precedent-rows.js';
import { precedentTeller } from './precedents/precedent-teller.js';
import { namesIn, type ListSchema } from './schema.js';
import type { Teller } from './teller.js';
import { TournamentRows } from './tournaments/tournament-rows.js';
import { tournamentTeller } from './tournaments/tournament-teller.js';

/** Everything that stands in one version. */
export interface Rows {
  readonly matches: MatchRows;
  readonly disputes: DisputeRows;
  readonly precedents: PrecedentRows;
  readonly penalties: PenaltyRows;
  readonly tournaments: TournamentRows;
}

export function rowsIn({ kysely, engine }: Tables<ListSchema>, version: number): Rows {
  const names = namesIn(version);
  return {
    matches: new MatchRows(kysely, names, engine),
    disputes: new DisputeRows(kysely, names, engine),
    precedents: new PrecedentRows(kysely, names, engine),
    penalties: new PenaltyRows(kysely, names),
    tournaments: new TournamentRows(kysely, names),
  };
}

/** Those who write the rows. */
export function tellersOf(rows: Rows, store: EventStore, shelf: Shelf, options?: FoldsOptions): readonly Teller[] {
  return [
    matchTeller(rows.matches, store, shelf, options),
    disputeTeller(rows.disputes, store, shelf),
    precedentTeller(rows.precedents, store, shelf),
    penaltyTeller(rows.penalties, store),
    tournamentTeller(rows.tournaments, store),
  ];
}
