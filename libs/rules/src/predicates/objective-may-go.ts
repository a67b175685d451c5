import { findHeld } from '../objectives/held.js';
import { reasonsToKeep } from '../objectives/keeping.js';
import { text, type Predicate } from './predicate.js';

export const objectiveMayGo: Predicate = {
  name: 'objective-may-go',
  says: 'The player holds the objective, and no rule keeps it in the hand.',
  code: 'objective-kept',
  args: { objective: { type: 'string', says: 'Role of the objective.' } },
  test({ pack, table, player, roles }, args, weigh) {
    const wanted = roles[text(args, 'objective')];
    const held = wanted === undefined ? undefined : findHeld(pack, table, player, wanted);
    const [kept] = held ? reasonsToKeep(pack, table, held, weigh) : [];
    return {
      answer: wanted === undefined ? 'unknown' : held && !kept ? 'met' : 'unmet',
      facts: { objective: wanted ?? null, held: held !== undefined },
      says:
        kept?.message ?? (held ? `${player} holds ${wanted ?? ''}.` : `${player} holds no ${wanted ?? 'objective'}.`),
    };
  },
};
