import { firstOf, opponentOf, type Side } from '../clock/sequence.js';
import type { Scene } from '../judge/scene.js';
import { text, truth, type Predicate } from './predicate.js';

const SIDES_SEEN = ['own', 'opponent'];

export const wentFirst: Predicate = {
  name: 'went-first',
  says: 'This player has the first turn of the battle round, or had that of the one before, perhaps because somebody decided so.',
  code: 'wrong-turn-order',
  args: {
    who: { type: 'string', says: 'Who goes first.', oneOf: SIDES_SEEN },
    round: { type: 'string', says: 'Of which battle round.', oneOf: ['this', 'previous'] },
    decidedBy: { type: 'string', says: 'Who decided it.', optional: true, oneOf: SIDES_SEEN },
  },
  test(scene, args) {
    const now = scene.table.clock?.round ?? 0;
    const round = text(args, 'round') === 'previous' ? now - 1 : now;
    const order = firstOf(scene.table.turnOrders, round);
    const facts = { round, first: order?.first ?? null, by: order?.by ?? null };
    if (!order)
      return { answer: 'unmet', facts, says: `Who had the first turn of battle round ${round} is not recorded.` };
    const first = order.first === seen(scene, text(args, 'who'));
    const decided =
      args['decidedBy'] === undefined || (order.round === round && order.by === seen(scene, text(args, 'decidedBy')));
    const by = order.round === round && order.by !== null ? `, as ${order.by} decided` : '';
    return {
      answer: truth(first && decided),
      facts,
      says: `${order.first} has the first turn of battle round ${round}${by}.`,
    };
  },
};

function seen({ player }: Scene, who: string): Side {
  return who === 'own' ? player : opponentOf(player);
}
