import type { Shelf } from '@adjutant/rules';
import type { EventStore } from '@adjutant/store';
import type { Database } from 'better-sqlite3';
import { PrecedentRows } from '../precedents/precedent-rows.js';
import { precedentTeller } from '../precedents/precedent-teller.js';
import { DisputeRows } from './dispute-rows.js';
import { disputeTeller } from './dispute-teller.js';
import { MatchRows } from './match-rows.js';
import { matchTeller } from './match-teller.js';
import type { Teller } from './teller.js';

/** Everything that stands in the read database, and who writes it there. */
export interface Rows {
  readonly matches: MatchRows;
  readonly disputes: DisputeRows;
  readonly precedents: PrecedentRows;
  readonly tellers: readonly Teller[];
}

export function rowsIn(database: Database, store: EventStore, shelf: Shelf): Rows {
  const matches = new MatchRows(database);
  const disputes = new DisputeRows(database);
  const precedents = new PrecedentRows(database);
  const tellers = [
    matchTeller(matches, store, shelf),
    disputeTeller(disputes, store, shelf),
    precedentTeller(precedents, store, shelf),
  ];
  return { matches, disputes, precedents, tellers };
}
