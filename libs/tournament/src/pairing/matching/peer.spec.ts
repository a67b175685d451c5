import { isRefusal } from '../draft.js';
import { fieldOf } from '../field.js';
import { hashOf } from '../chance.js';
import { RECORD_AND_PATH, type PairingRules } from '../rules.js';
import { levelsThatFit, pairsOfPeer } from '../testing/peer.js';
import { plainEvent } from '../testing/plain-event.js';
import { entrantsOf } from '../testing/played.js';
import { BYE, Costing, totals } from './costing.js';
import { matchField } from './large.js';

const RULES: PairingRules = {
  ...RECORD_AND_PATH,
  criteria: [{ by: 'score' }, { by: 'group', kind: 'club' }, { by: 'path' }],
};

function caseOf(
  players: number,
  clubs: number,
  rounds: number,
): { readonly costing: Costing; readonly digest: number } {
  const facts = plainEvent(rounds, entrantsOf(players, clubs), RULES);
  const field = fieldOf(facts, RULES, rounds + 1);
  if (isRefusal(field)) throw new Error(field.message);
  return { costing: new Costing(field), digest: hashOf(JSON.stringify(facts), 0) };
}

/** Pairs of two score groups, and pairs of one club. */
function figuresOf(
  costing: Costing,
  pairs: readonly (readonly [number, number])[],
): { readonly cross: number; readonly same: number } {
  const { players, levels } = costing;
  const group = levels.findIndex(({ name }) => name === 'group');
  return {
    cross: pairs.filter(([a, b]) => b !== BYE && players[a]!.group !== players[b]!.group).length,
    same: pairs.filter((pair) => costing.of(pair)[group] === 1).length,
  };
}

describe('beside another implementation of the blossom algorithm', () => {
  test.each([
    [20, 3, 6],
    [33, 2, 4],
    [60, 3, 5],
    [101, 4, 5],
    [160, 2, 3],
    [155, 12, 5],
    [256, 5, 4],
  ])(
    '%i players of %i clubs after %i rounds cost the same on every level that it can tell',
    (players, clubs, rounds) => {
      const { costing } = caseOf(players, clubs, rounds);
      const used = levelsThatFit(costing);
      expect(costing.levels.slice(0, used).map(({ name }) => name)).toContain('group');
      expect(totals(costing, matchField(costing)).slice(0, used)).toEqual(
        totals(costing, pairsOfPeer(costing)).slice(0, used),
      );
    },
  );

  // What the peer found for fields that take it up to half a minute; the digest is of the facts, which owe nothing to the engine.
  test.each([
    { players: 300, clubs: 3, rounds: 5, digest: 147291135, peer: { cross: 2, same: 0 } },
    { players: 301, clubs: 12, rounds: 6, digest: 1019829448, peer: { cross: 6, same: 0 } },
    { players: 400, clubs: 4, rounds: 7, digest: 1905175307, peer: { cross: 6, same: 0 } },
    { players: 512, clubs: 3, rounds: 6, digest: 205142451, peer: { cross: 6, same: 2 } },
    { players: 512, clubs: 16, rounds: 8, digest: 15194031, peer: { cross: 9, same: 0 } },
    { players: 1000, clubs: 3, rounds: 5, digest: 530721579, peer: { cross: 4, same: 0 } },
    { players: 1001, clubs: 20, rounds: 7, digest: 1732519705, peer: { cross: 8, same: 0 } },
  ])(
    '$players players of $clubs clubs after $rounds rounds: at most 1.2 times what it found',
    ({ players, clubs, rounds, digest, peer }) => {
      const made = caseOf(players, clubs, rounds);
      expect(made.digest).toBe(digest);
      const pairs = matchField(made.costing);
      const ours = figuresOf(made.costing, pairs);
      expect(ours.cross).toBeLessThanOrEqual(1.2 * peer.cross);
      expect(ours.same).toBeLessThanOrEqual(1.2 * peer.same);
      expect(totals(made.costing, pairs).slice(0, 2)).toEqual([0, 0]);
    },
  );
});
