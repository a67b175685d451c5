import type { PairingCriterion } from '../rules.js';
import { cheapestByPeer } from '../testing/peer.js';
import { caseOf, figuresOf, STORED } from '../testing/plain-cases.js';
import { BYE, totals, type Pair } from './costing.js';
import { matchField } from './large.js';

const FLOATS_THEN_RATING: readonly PairingCriterion[] = [
  { by: 'score' },
  { by: 'float', within: 2 },
  { by: 'rating', want: 'near' },
];

describe('beside another implementation of the blossom algorithm', () => {
  test.each([
    [20, 3, 6],
    [33, 2, 4],
    [60, 3, 5],
    [101, 4, 5],
    [160, 2, 3],
    [155, 12, 5],
    [255, 3, 6],
    [256, 5, 4],
  ])('%i players of %i clubs after %i rounds cost the same on every level', (players, clubs, rounds) => {
    const { costing } = caseOf({ players, clubs, rounds });
    const ours = matchField(costing);
    expect(costing.levels.map(({ name }) => name)).toEqual(expect.arrayContaining(['score', 'group', 'path', 'lot']));
    expect(totals(costing, cheapestByPeer(costing, ours))).toEqual(totals(costing, ours));
  });

  test.each([
    [47, 3],
    [128, 6],
  ])('%i players after %i rounds do so too by floats and rating', (players, rounds) => {
    const { costing } = caseOf({ players, clubs: 1, rounds }, FLOATS_THEN_RATING);
    const ours = matchField(costing);
    expect(totals(costing, cheapestByPeer(costing, ours))).toEqual(totals(costing, ours));
  });

  test.each([
    [12, 2, 4],
    [21, 3, 4],
    [30, 2, 5],
  ])(
    '%i players of %i clubs after %i rounds: whatever pairs it is shown, it finds the same',
    (players, clubs, rounds) => {
      const { costing } = caseOf({ players, clubs, rounds });
      const inOrder = Array.from({ length: (players + 1) >> 1 }, (_, at): Pair => [
        2 * at,
        2 * at + 1 < players ? 2 * at + 1 : BYE,
      ]);
      const [theirs, ours] = [cheapestByPeer(costing, inOrder), matchField(costing)];
      expect(totals(costing, inOrder)).not.toEqual(totals(costing, ours));
      expect(totals(costing, theirs)).toEqual(totals(costing, ours));
    },
  );

  test.each(STORED)(
    '$players players of $clubs clubs after $rounds rounds: at most 1.2 times what it found',
    ({ digest, peer, ...plain }) => {
      const made = caseOf(plain);
      expect(made.digest).toBe(digest);
      const pairs = matchField(made.costing);
      const ours = figuresOf(made.costing, pairs);
      expect(ours.cross).toBeLessThanOrEqual(1.2 * peer.cross);
      expect(ours.same).toBeLessThanOrEqual(1.2 * peer.same);
      expect(totals(made.costing, pairs).slice(0, 2)).toEqual([0, 0]);
    },
  );
});
