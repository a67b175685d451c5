import { caseOf, figuresOf, levelsOfFigures } from '../testing/plain-cases.js';
import { totals, type Costing } from './costing.js';
import { matchField } from './large.js';

/**
 * What no draft can cost less than on the level of the score: where an odd number of players stands above a border between groups, one
 * of them is paired across it. A draft that costs no more has no pair that goes two groups far, and so as many pairs across.
 */
function leastAcross({ players, field }: Costing): number {
  const borders = Array.from(
    { length: field.groups - 1 },
    (_, at) => players.filter(({ group }) => group <= at).length,
  );
  return borders.filter((above) => above % 2 === 1).length;
}

// Too many for a reference of order n³; but where nobody has to meet anybody again, or anybody of their club, counting proves it.
test.each([
  { players: 2048, clubs: 12, rounds: 6 },
  { players: 4500, clubs: 20, rounds: 7 },
])(
  '$players players of $clubs clubs after $rounds rounds: no draft costs less on the levels up to the club',
  (plain) => {
    const { costing } = caseOf(plain);
    const pairs = matchField(costing);
    const across = leastAcross(costing);
    expect(across).toBeGreaterThan(2);
    expect(totals(costing, pairs).slice(0, levelsOfFigures(costing))).toEqual([0, 0, across, 0]);
    expect(figuresOf(costing, pairs)).toEqual({ cross: across, same: 0 });
  },
);
