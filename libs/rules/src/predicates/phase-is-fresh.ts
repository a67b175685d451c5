import { sameClock } from '../clock/sequence.js';
import type { Scene } from '../judge/scene.js';
import { actionNamed } from '../pack/actions.js';
import type { Act } from '../table/table.js';
import { texts, truth, type Predicate } from './predicate.js';

export const phaseIsFresh: Predicate = {
  name: 'phase-is-fresh',
  says: 'Nothing has been selected, ordered or tested yet in the current phase; with `until`, no unit was selected for that.',
  code: 'wrong-step',
  args: {
    until: {
      type: 'strings',
      says: 'Activities: move, shoot, charge, fight. Nothing else ends it then.',
      optional: true,
    },
  },
  test(scene, args) {
    const { clock, acts, orders } = scene.table;
    const until = texts(args, 'until');
    const act = acts.findLast((one) => sameClock(one.at, clock) && ends(scene, one, until));
    const order = until.length > 0 ? undefined : orders.findLast((one) => sameClock(one.at, clock));
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

function ends({ pack }: Scene, { act }: Act, until: readonly string[]): boolean {
  const selects = actionNamed(pack, act)?.selects;
  return until.length === 0 || (selects !== undefined && until.includes(selects));
}
