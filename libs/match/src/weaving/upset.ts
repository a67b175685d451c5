import type { Shelf } from '@adjutant/rules';
import { actOf, type MatchEvent } from '../events.js';
import { tell, type RetoldEntry } from '../state/retell.js';
import { stands } from './same-act.js';

/**
 * The entries that stood in a record, and do not with something more told in it; with those that are only spoken against, and
 * those of units that are gone by then.
 */
export function upsetBy(
  shelf: Shelf,
  before: readonly RetoldEntry[],
  after: readonly RetoldEntry[],
): readonly number[] {
  const places = new Map(before.map((one, at) => [one.entered.number, at]));
  return after.flatMap((now, index) => {
    const at = places.get(now.entered.number) ?? 0;
    const was = before[at];
    if (was?.entered.number !== now.entered.number || !stands(was)) return [];
    const isFlagged = now.flagged !== undefined && !isSpokenAgainst(shelf, was, before[at - 1]);
    const isGone = isOfUnitGone(now.entered.event, after[index - 1]);
    const isUpset = !stands(now) || isFlagged || (isGone && !isOfUnitGone(was.entered.event, before[at - 1]));
    return isUpset ? [now.entered.number] : [];
  });
}

/** What was flagged when it was written is judged by that when nothing before it has changed: it is asked once more. */
function isSpokenAgainst(shelf: Shelf, was: RetoldEntry, before?: RetoldEntry): boolean {
  return was.flagged !== undefined || (!!before && tell(shelf, before.state, was.entered, true).flagged !== undefined);
}

/** No rule of a pack says that a unit does nothing once it is gone, nor that it goes once: whoever records it is refused. */
function isOfUnitGone(event: MatchEvent, before?: RetoldEntry): boolean {
  if (!before || before.state.status === 'absent') return false;
  const { units } = before.state.table;
  return unitsIn(event).some((unit) => units[unit]?.destroyed !== undefined);
}

function unitsIn(event: MatchEvent): readonly string[] {
  switch (event.type) {
    case 'UnitActivated':
    case 'UnitPlaced':
    case 'UnitDestroyed':
      return [event.data.unit];
    case 'UnitsDestroyed':
      return event.data.units;
    default:
      return [actOf(event)?.unit ?? []].flat();
  }
}
