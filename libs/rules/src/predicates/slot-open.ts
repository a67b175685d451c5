import { clockText } from '../clock/sequence.js';
import { truth, type Predicate } from './predicate.js';

export const slotOpen: Predicate = {
  name: 'slot-open',
  says: 'The players alternate unit by unit, and no unit has been named for the slot under way.',
  code: 'wrong-step',
  args: {},
  test({ pack, table }) {
    const { clock, slot } = table;
    const open = slot !== null && clock?.turn !== null && slot.unit === null;
    const here = clock ? clockText(pack.sequence, clock) : 'before the battle';
    const says = slot?.unit
      ? `${slot.unit} is named for ${here} already.`
      : `${here}: ${open ? 'a' : 'no'} slot is open.`;
    return { answer: truth(open), facts: { now: here, unit: slot?.unit ?? null }, says };
  },
};
