import { pricesOf } from '../enhancements.js';
import { listedUnits, pointsOf } from '../listed.js';
import { textsArg, withTrait, type Fault, type RosterCheck } from './check.js';

export const figuresStated: RosterCheck = {
  name: 'figures-stated',
  of: 'roster',
  says: 'What the roster does not state is not checked, and said to be unchecked: limit, points, who has a trait.',
  args: { traits: { type: 'strings', says: 'Traits that an army is expected to have.', optional: true } },
  test(roster, args, pack) {
    const unstated = (what: string, says: string): Fault => ({ says, facts: { what }, open: 'unstated' });
    const points = pointsOf(roster, pricesOf(pack));
    return [
      ...(roster.limit === undefined
        ? [unstated('limit', 'The roster states no points limit: none is checked, nor what goes with one.')]
        : []),
      ...(points === null
        ? [unstated('points', 'The roster states neither its points nor those of every unit: they are unchecked.')]
        : []),
      ...textsArg(args, 'traits')
        .filter((trait) => withTrait(listedUnits(roster), trait).length === 0)
        .map((trait) => unstated(trait, `The roster names no unit as ${trait}: that is unchecked.`)),
    ];
  },
};
