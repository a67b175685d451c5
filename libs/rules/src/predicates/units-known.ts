import { sidesOf } from '../figures/sides.js';
import type { Whose } from '../pack/figure.js';
import { depthOf } from '../table/depth.js';
import { text, truth, type Predicate } from './predicate.js';

export const unitsKnown: Predicate = {
  name: 'units-known',
  says: 'The match is recorded in full, and the record knows units of the player: what happens to them is written down.',
  code: 'unknown-unit',
  args: { of: { type: 'string', says: 'Whose units.', oneOf: ['own', 'opponent', 'both'] } },
  test({ table, player }, args) {
    const sides = sidesOf(text(args, 'of') as Whose, player);
    const has = (side: string): boolean => Object.values(table.units).some(({ owner }) => owner === side);
    const unknown = sides.filter((side) => depthOf(table) !== 'full' || !has(side));
    return {
      answer: truth(unknown.length === 0),
      facts: { players: [...sides], unknown },
      says: unknown.length === 0 ? 'The units are known.' : `The units of ${unknown.join(' and ')} are not recorded.`,
    };
  },
};
