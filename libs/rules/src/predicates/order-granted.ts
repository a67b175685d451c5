import { sameClock } from '../clock/sequence.js';
import { unitIn, unitText } from '../judge/scene.js';
import { joinedOf } from '../table/table.js';
import { text, truth, type Predicate } from './predicate.js';

export const orderGranted: Predicate = {
  name: 'order-granted',
  says: 'An effect in this phase lets the unit issue an order outside its allowance, and that order is still open.',
  code: 'wrong-time',
  args: { issuer: { type: 'string', says: 'Role of the issuing unit.' } },
  test(scene, args) {
    const role = text(args, 'issuer');
    const unit = unitIn(scene, role);
    // An attached unit is one unit: a grant to any part is a grant to its officer.
    const parts = joinedOf(unit);
    const met = scene.table.grantedOrders.some(
      (one) => parts.includes(one.unit) && sameClock(one.at, scene.table.clock),
    );
    return {
      answer: truth(met),
      facts: { issuer: scene.roles[role] ?? null, granted: met },
      says: `${unitText(scene, role)} ${met ? 'has' : 'has no'} granted order open this phase.`,
    };
  },
};
