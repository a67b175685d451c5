import { sameTurn } from '../clock/sequence.js';
import { truth, type Predicate } from './predicate.js';

export const ordersBarred: Predicate = {
  name: 'orders-barred',
  says: 'An effect keeps the acting player from issuing orders until the turn ends.',
  code: 'orders-forbidden',
  args: {},
  test(scene) {
    const { clock, orderBars } = scene.table;
    const met = orderBars.some((bar) => bar.player === scene.player && sameTurn(bar.at, clock));
    return {
      answer: truth(met),
      facts: { barred: met },
      says: met ? `${scene.player} may not issue orders until the turn ends.` : `${scene.player} may issue orders.`,
    };
  },
};
