import { cheapestByPeer } from '../testing/peer.js';
import { caseOf, figuresOf, levelsOfFigures, STORED } from '../testing/plain-cases.js';
import { matchField } from './large.js';

test.each(STORED)(
  '$players players of $clubs clubs after $rounds rounds: what is stored is what the peer finds',
  ({ digest, peer, ...plain }) => {
    const made = caseOf(plain);
    expect(made.digest).toBe(digest);
    const theirs = cheapestByPeer(made.costing, matchField(made.costing), levelsOfFigures(made.costing));
    expect(figuresOf(made.costing, theirs)).toEqual(peer);
  },
);
