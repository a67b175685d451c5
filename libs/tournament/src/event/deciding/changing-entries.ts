import { already, recorded } from '@adjutant/kernel';
import type { CommandOf } from '../commands.js';
import { changesIn, recordedAs } from '../entry-changes.js';
import { hasBegun, type Running, type TournamentState } from '../state/state.js';
import { no, whileRunning, whoIsStillListed, type TournamentDecision } from './context.js';

/** Another faction, table, rating or bar than was entered. What was drawn by the former ones stays as it was drawn. */
export function changeEntry(
  { data: { player, changes, because } }: CommandOf<'ChangeEntry'>,
  state: TournamentState,
): TournamentDecision {
  return whileRunning(state, (open) =>
    whoIsStillListed(open, player, (entry) => {
      const others = changesIn(entry, changes);
      if (Object.keys(others).length === 0) return already;
      return (
        noSuchTable(open, others.table) ??
        recorded({ type: 'EntryChanged', data: { player, ...recordedAs(others), because, late: hasBegun(open) } })
      );
    }),
  );
}

/** A table that the event does not have would be kept for nobody. */
function noSuchTable({ settings }: Running, table: number | null | undefined): TournamentDecision | undefined {
  if (table === undefined || table === null) return undefined;
  const { tables, capacity = Infinity } = settings;
  const last = tables === undefined ? Math.floor(capacity / 2) : Math.max(...tables);
  const isThere = tables === undefined ? table <= last : tables.includes(table);
  if (isThere) return undefined;
  return no('entrant/no-table', `The event has no table ${table}: its last one is ${last}.`, { table, last });
}
