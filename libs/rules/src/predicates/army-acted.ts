import { opponentOf } from '../clock/sequence.js';
import { samePeriod } from '../judge/periods.js';
import type { Period } from '../pack/entry.js';
import { text, texts, truth, type Predicate } from './predicate.js';

export const armyActed: Predicate = {
  name: 'army-acted',
  says: 'Some unit of the player, or of the opponent, is recorded with one of these actions.',
  code: 'unit-already-acted',
  args: {
    acts: { type: 'strings', says: 'Ids of actions, as in pack.json.' },
    per: { type: 'string', says: 'How far back to look.', oneOf: ['activation', 'step', 'phase', 'turn'] },
    by: {
      type: 'string',
      says: "Whose units; the player's own where left out.",
      oneOf: ['own', 'opponent'],
      optional: true,
    },
  },
  test({ table, player }, args) {
    const acts = texts(args, 'acts');
    const per = text(args, 'per') as Period;
    const side = text(args, 'by') === 'opponent' ? opponentOf(player) : player;
    const found = table.acts.findLast(
      ({ unit, act, at }) =>
        table.units[unit]?.owner === side && acts.includes(act) && samePeriod(per, at, table.clock),
    );
    return {
      answer: truth(found !== undefined),
      facts: { unit: found?.unit ?? null, entry: found?.number ?? null },
      says: found ? `${found.unit} is recorded with it.` : `No unit of ${side} is recorded with it this ${per}.`,
    };
  },
};
