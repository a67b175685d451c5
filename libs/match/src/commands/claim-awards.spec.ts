import { begun, given, SHELF, stateOf } from '@adjutant/testing/given';
import { foldMatch, type MatchCommand, type MatchEvent } from '../index.js';

const data = { player: 'A', card: 'errand/42', awards: [{ award: 'a', times: 1 }] } as const;
const asks: MatchCommand = { type: 'ClaimAwards', data };
const told: MatchEvent = { type: 'AwardsClaimed', data };

/** What is recorded, and what it comes to, is held by the scenarios of packs with cards, on the way of every command. */
describe('ClaimAwards', () => {
  it('is refused in a game without such a card', () => {
    given(begun()).when(asks).thenRefused('card/unknown');
  });
});

describe('AwardsClaimed', () => {
  it('changes nothing about a card that the pack does not know', () => {
    const before = stateOf(begun());
    const after = foldMatch(SHELF, [told], before);
    expect('table' in after && after.table).toEqual('table' in before && before.table);
  });
});
