import { truth, type Predicate } from './predicate.js';

export const slotHandedOn: Predicate = {
  name: 'slot-handed-on',
  says: 'A rule has handed the slot under way to the other player already.',
  code: 'wrong-step',
  args: {},
  test({ table }) {
    const settled = table.slot?.settled ?? false;
    return {
      answer: truth(settled),
      facts: { turn: table.clock?.turn ?? null },
      says: settled ? 'The slot has been handed on; that settles it.' : 'The slot has not been handed on.',
    };
  },
};
