import { already, recorded } from '@adjutant/kernel';
import type { CommandOf } from '../commands.js';
import { rulesIn } from '../draft-by-rules.js';
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

/** A table that the event does not have would be kept for nobody. Pairing seats by the tables of its own rules first. */
export function noSuchTable({ settings }: Running, table: number | null | undefined): TournamentDecision | undefined {
  if (table === undefined || table === null) return undefined;
  const hall = rulesIn(settings).tables?.map(({ number }) => number);
  const last = hall === undefined ? Math.floor((settings.capacity ?? Infinity) / 2) : Math.max(...hall);
  const isThere = hall === undefined ? table <= last : hall.includes(table);
  if (isThere) return undefined;
  return no('entrant/no-table', `The event has no table ${table}: its last one is ${last}.`, { table, last });
}
