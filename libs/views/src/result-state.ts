import { is, type Static } from '@adjutant/kernel';
import { recordOf, rulingsIn, type Entered, type MatchState } from '@adjutant/match';
import { SIDES } from '@adjutant/rules';

/**
 * How a result stands: `reported` until both players have confirmed it, `disputed` while a judge is called about the match
 * or a ruling is under appeal, `overridden` when a ruling has changed the match after both had confirmed, `decided` when
 * officials have decided it and the players have not both confirmed that.
 */
export const ResultState = is.oneOf(['reported', 'confirmed', 'disputed', 'overridden', 'decided']);
export type ResultState = Static<typeof ResultState>;

/** `disputed`: whether anything is in dispute about the match. Null where there is no result. */
export function resultStateOf(state: MatchState, disputed = false): ResultState | null {
  if (!('result' in state)) return null;
  if (disputed) return 'disputed';
  if (state.result.decided) return state.status === 'confirmed' ? 'confirmed' : 'decided';
  const record = recordOf(state);
  const overriding = rulingsIn(state).findLast(
    ({ entry, data, reversed }) => !reversed && data.entries > 0 && confirmedBefore(record, entry),
  );
  if (!overriding) return state.status === 'confirmed' ? 'confirmed' : 'reported';
  return confirmedSince(record, overriding.entry, state.struck) ? 'confirmed' : 'overridden';
}

/** Whether both players had confirmed a result when an entry was written, and nobody had taken that back. */
function confirmedBefore(record: readonly Entered[], entry: number): boolean {
  const earlier = record.filter(({ number }) => number < entry);
  const withdrawn = new Set(
    earlier.flatMap(({ event }) => (event.type === 'EntryCorrected' ? [event.data.entry] : [])),
  );
  return bothConfirm(earlier.filter(({ number }) => !withdrawn.has(number)));
}

function confirmedSince(record: readonly Entered[], entry: number, struck: readonly number[]): boolean {
  return bothConfirm(record.filter(({ number }) => number > entry && !struck.includes(number)));
}

function bothConfirm(entries: readonly Entered[]): boolean {
  return SIDES.every((side) =>
    entries.some(({ event }) => event.type === 'ResultConfirmed' && event.data.player === side),
  );
}
