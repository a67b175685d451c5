import { sameClock } from '../clock/sequence.js';
import { truth, type Predicate } from './predicate.js';

export const phaseIsFresh: Predicate = {
  name: 'phase-is-fresh',
  says: 'Nothing has been selected, ordered or tested yet in the current phase.',
  code: 'wrong-step',
  args: {},
  test(scene) {
    const { clock, acts, orders } = scene.table;
    const act = acts.findLast((one) => sameClock(one.at, clock));
    const order = orders.findLast((one) => sameClock(one.at, clock));
    // In a later step of the phase its start is over, whatever was recorded.
    const met = act === undefined && order === undefined && clock?.part === undefined;
    return {
      answer: truth(met),
      facts: { act: act?.act ?? null, actEntry: act?.number ?? null, orderEntry: order?.number ?? null },
      says: met
        ? 'Nothing has been resolved yet this phase.'
        : 'This phase has begun: something has been resolved in it.',
    };
  },
};
