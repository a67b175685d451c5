import type { Linked } from '@adjutant/access';
import type { EventPolicy } from '@adjutant/dispute';
import { may, type Acting } from '../acting/acting.js';
import { SIDES_OF_TABLE } from '../common/sides.js';

/** The seats whose codes somebody shows: staff both and the one of the table, the device of a table both, and a player the one across. */
export function codesFor(acting: Acting, event: Pick<EventPolicy, 'players'> | undefined): readonly Linked[] {
  if (!may(acting, 'IssueSeatLink')) return [];
  if (acting.side === null) return [...SIDES_OF_TABLE, 'both'];
  if (event?.players === undefined) return [];
  return SIDES_OF_TABLE.filter((side) => acting.both === true || side !== acting.side);
}
