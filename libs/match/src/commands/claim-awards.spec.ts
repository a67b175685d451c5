import { begun, given, SHELF, stateOf } from '@adjutant/testing/given';
import { foldMatch, type MatchCommand, type MatchEvent } from '../index.js';

const asks: MatchCommand = { type: 'ClaimAwards', data: { player: 'A', because: 'It was left over' } };
const told: MatchEvent = { type: 'AwardsClaimed', data: { player: 'A', because: 'It was left over' } };

/** The members of the table that an event changes. */
function changedBy(event: MatchEvent): readonly string[] {
  const before = stateOf(begun());
  const after = foldMatch(SHELF, [event], before);
  if (!('table' in before) || !('table' in after)) throw new Error('There is no table.');
  const was = new Map(Object.entries(before.table));
  return Object.entries(after.table).flatMap(([member, value]) => (was.get(member) === value ? [] : member));
}

describe('ClaimAwards', () => {
  it('is recorded as AwardsClaimed', () => {
    given(begun()).when(asks).then(told);
  });

  it('is refused where it cannot be, and says why', () => {
    given(begun()).when(asks).thenRefused('write/the-code-of-its-refusal');
  });
});

describe('AwardsClaimed', () => {
  it('changes what it says at the table', () => {
    expect(changedBy(told)).toEqual(['write which members of the table, or none: []']);
  });
});
