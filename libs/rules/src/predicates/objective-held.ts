import { findHeld } from '../objectives/held.js';
import { text, truth, type Predicate } from './predicate.js';

export const objectiveHeld: Predicate = {
  name: 'objective-held',
  says: 'The player holds this objective.',
  code: 'objective-not-held',
  args: { objective: { type: 'string', says: 'Role of the objective.' } },
  test({ pack, table, player, roles }, args) {
    const wanted = roles[text(args, 'objective')];
    const held = wanted === undefined ? undefined : findHeld(pack, table, player, wanted);
    return {
      answer: wanted === undefined ? 'unknown' : truth(held !== undefined),
      facts: { objective: wanted ?? null },
      says: held ? `${player} holds ${wanted ?? ''}.` : `${player} holds no ${wanted ?? 'objective'}.`,
    };
  },
};
