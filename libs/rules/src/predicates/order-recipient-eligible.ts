import { unitIn, unitText } from '../judge/scene.js';
import { armyWaives } from '../judge/bearing.js';
import { hasKeyword } from '../pack/name.js';
import { keywordsOf } from '../table/table.js';
import { text, truth, type Predicate } from './predicate.js';

export const orderRecipientEligible: Predicate = {
  name: 'order-recipient-eligible',
  says: "The recipient has one of the keywords on the issuer's order sheet, unless the army's rules waive them.",
  code: 'target-ineligible',
  args: {
    issuer: { type: 'string', says: 'Role of the issuing unit.' },
    recipient: { type: 'string', says: 'Role of the receiving unit.' },
  },
  test(scene, args) {
    const issuer = unitIn(scene, text(args, 'issuer'));
    const role = text(args, 'recipient');
    const recipient = unitIn(scene, role);
    if (!issuer || !recipient) return { answer: 'unknown', facts: {}, says: 'Issuer or recipient is not named.' };
    const wanted = issuer.orders?.recipients ?? [];
    const waived = armyWaives(scene.pack, scene.table, scene.player, 'order-recipients');
    const has = keywordsOf(scene.table, recipient);
    const met = waived || wanted.some((keyword) => hasKeyword(has, keyword));
    return {
      answer: truth(met),
      facts: { recipient: recipient.id, keywords: [...has], eligible: [...wanted], waived },
      says: waived
        ? 'The army may order any of its units.'
        : `${unitText(scene, role)} ${met ? 'has' : 'has none of'} the keywords that ${issuer.name} may order: ${wanted.join(', ') || 'none'}.`,
    };
  },
};
