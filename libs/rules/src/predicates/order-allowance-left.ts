import { unitIn, unitText } from '../judge/scene.js';
import { grantsOf } from '../judge/bearing.js';
import { text, truth, type Predicate } from './predicate.js';

/**
 * Named procedure. With N orders per battle round on the datasheet and E extra orders that only count in the issuer's own
 * normal phase: all counted orders of the round stay within N + E, and those outside that phase within N. Orders that an
 * effect granted never count.
 */
export const orderAllowanceLeft: Predicate = {
  name: 'order-allowance-left',
  says: 'The issuer may issue one more counted order this battle round, extra orders included where they apply.',
  code: 'limit-reached',
  args: { issuer: { type: 'string', says: 'Role of the issuing unit.' } },
  test(scene, args) {
    const role = text(args, 'issuer');
    const unit = unitIn(scene, role);
    const { clock, orders } = scene.table;
    if (!unit || !clock) return { answer: 'unknown', facts: {}, says: `No unit is named as ${role}.` };
    const normalPhase = scene.pack.orders?.normalPhase;
    const extra = grantsOf(scene.pack, scene.table, unit)
      .filter(({ grants }) => grants.orderAllowance !== undefined)
      .reduce((sum, { grants }) => sum + (grants.orderAllowance?.extra ?? 0), 0);
    const perRound = unit.orders?.perRound ?? 0;
    const ofRound = orders.filter((one) => one.counted && one.issuer === unit.id && one.at?.round === clock.round);
    const isOwn = (at: typeof clock | null): boolean => at?.turn === unit.owner && at.step === normalPhase;
    const outside = ofRound.filter((one) => !isOwn(one.at)).length;
    const here = isOwn(clock) ? 0 : 1;
    const met = ofRound.length + 1 <= perRound + extra && outside + here <= perRound;
    return {
      answer: truth(met),
      facts: { issuer: unit.id, perRound, extra, issuedThisRound: ofRound.length, issuedOutsideOwnPhase: outside },
      says: `${unitText(scene, role)} has issued ${ofRound.length} of ${perRound + extra} orders this battle round.`,
    };
  },
};
