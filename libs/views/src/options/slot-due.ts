import type { Pack, Table } from '@adjutant/rules';
import { slotView } from '../table/slot.js';
import type { Due } from './dues.js';

/** Where players alternate: the unit that has to be named for the slot under way. */
export function slotDue(pack: Pack, table: Table): readonly Due[] {
  const slot = slotView(pack, table);
  if (!slot || slot.unit !== null || slot.player === null) return [];
  const placing = slot.of === 'placement';
  return [
    {
      what: placing ? 'place' : 'activate',
      id: String(slot.number),
      player: slot.player,
      must: false,
      says: `${slot.player} ${placing ? 'places' : 'activates'} a unit.`,
      entry: null,
      options: slot.left[slot.player].map(({ unit, name }) => ({ id: unit, name, open: true, because: [] })),
    },
  ];
}
