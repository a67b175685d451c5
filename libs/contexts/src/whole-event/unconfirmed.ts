import type { MatchEvent } from '@adjutant/match';
import {
  isDecided,
  roundOf,
  standsUnconfirmed,
  tableOf,
  type OpenedTournament,
  type TournamentEvent,
  type TournamentState,
} from '@adjutant/tournament';
import { clearedAt, mayChangeResult, type RecordedAt } from '../tables/reported-since.js';
import type { SaysOfTable } from '../tables/said-of.js';
import { EventAtFault } from './faults.js';
import type { Recorded } from './recorded.js';
import { tableText, wasTold, type PublishedTable } from './tables-told.js';

type Told = Extract<TournamentEvent, { readonly type: 'TableResultTold' }>['data'];

/**
 * Holds what stands although nobody confirmed it to its time, by the event's own entries: when it was told, and, of what an
 * earlier build told at once, when the round was closed over it. Says what earlier builds did and this one does not.
 */
export function checkStood(
  state: TournamentState,
  event: TournamentEvent,
  entry: Recorded,
  before: readonly RecordedAt<TournamentEvent>[],
): string | undefined {
  if (state.status === 'absent') return undefined;
  if (event.type === 'RoundClosed') checkClosed(state, event.data.round, entry);
  if (event.type !== 'TableResultTold' || event.data.unconfirmedSince === undefined) return undefined;
  const { round, table, unconfirmedSince: since } = event.data;
  const known = roundOf(state, round);
  if (known?.status !== 'closed') {
    if (standsUnconfirmed(state.settings, since, entry.meta.recordedAt)) return undefined;
    throw tooSoon(event.data, since, entry);
  }
  const cleared = clearedAt(before, event.data);
  if (cleared === undefined || tableOf(known, table)?.result !== undefined) throw tooSoon(event.data, since, entry);
  return since <= cleared
    ? undefined
    : 'reported after the dispute that its round was closed over, it waits for the other';
}

function checkClosed(state: OpenedTournament, round: number, entry: Recorded): void {
  const waits = roundOf(state, round)?.tables.find(
    ({ result, disputes }) =>
      result !== undefined && disputes === undefined && !isDecided(result, state.settings, entry.meta.recordedAt),
  );
  if (waits?.result) throw tooSoon({ round, table: waits.table }, waits.result.at, entry);
}

function tooSoon({ round, table }: Pick<Told, 'round' | 'table'>, since: string, entry: Recorded): EventAtFault {
  const says = `nobody had confirmed round ${round}, table ${table}, and it had not stood long enough since ${since} to count`;
  return new EventAtFault('stood-too-soon', says, entry);
}

interface Report {
  readonly leaf: number;
  readonly says: SaysOfTable;
  readonly since: string;
}

/**
 * Since when a match said what one player alone had reported, entry by entry. A correction after which it says the same puts
 * off nothing; an earlier build counted from it, and that is no sooner.
 */
export class Reports {
  readonly #all: Report[] = [];

  meet(event: MatchEvent, { leaf, meta }: Recorded, says: SaysOfTable | null): void {
    if (says?.sure !== 'reported' || !mayChangeResult(event)) return;
    this.#all.push({ leaf, says, since: meta.recordedAt });
  }

  /** What stands unconfirmed was reported by then, and at the time that the event was told. */
  check(table: PublishedTable, last: Recorded): void {
    for (const { leaf, what, revision } of table.told) {
      const { unconfirmedSince: since } = what;
      const isSo = (one: Report): boolean => one.leaf < leaf && one.since === since && wasTold(one.says, what);
      if (since === undefined || this.#all.some(isSo)) continue;
      const says = `entry ${revision} of the event says that ${tableText(table)} was reported at ${since}, and its match says otherwise`;
      throw new EventAtFault('stood-too-soon', says, last);
    }
  }
}
