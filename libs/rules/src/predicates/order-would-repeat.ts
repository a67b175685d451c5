import { unitIn, unitText } from '../judge/scene.js';
import { ordersAtOnce } from '../judge/bearing.js';
import { partsOf } from '../table/table.js';
import { text, truth, type Predicate } from './predicate.js';

export const orderWouldRepeat: Predicate = {
  name: 'order-would-repeat',
  says: 'The recipient may be under several orders at once and is already under this one.',
  code: 'duplicate',
  args: { recipient: { type: 'string', says: 'Role of the receiving unit.' } },
  test(scene, args) {
    const role = text(args, 'recipient');
    const unit = unitIn(scene, role);
    if (!unit) return { answer: 'unknown', facts: {}, says: `No unit is named as ${role}.` };
    const atOnce = ordersAtOnce(scene.pack, scene.table, unit);
    const parts = partsOf(scene.table, unit);
    const same = scene.table.orders.find(
      (one) => one.active && parts.includes(one.recipient) && one.order === scene.entry,
    );
    const met = atOnce > 1 && same !== undefined;
    return {
      answer: truth(met),
      facts: { recipient: unit.id, ordersAtOnce: atOnce, issuedByEntry: same?.number ?? null },
      says: met
        ? `${unitText(scene, role)} is already under this order.`
        : `${unitText(scene, role)} is not under this order twice.`,
    };
  },
};
