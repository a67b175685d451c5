import type { MatchCommand, MatchEvent } from '@adjutant/match';
import { after, amid, SHELF, strikes, uses } from '@adjutant/testing/given';
import { doubtsOf, tellingOf } from '../index.js';

const says = (value: number, more: object = {}): MatchCommand => ({
  type: 'DeclareRunning',
  data: { player: 'A', account: 'cp', value, ...more },
});
const doubts = (events: readonly MatchEvent[]) =>
  doubtsOf(SHELF, tellingOf(SHELF, events)).flatMap(({ entry, kind, says: said }) =>
    kind === 'paper' ? [[entry, said]] : [],
  );

describe('what the paper says', () => {
  it('is in doubt where the record has something else, and only there', () => {
    const events = after(amid(2), [uses('Gust', 'A2'), says(1), says(3, { after: 3 })]);
    expect(doubts(events)).toEqual([[6, 'The paper says 3 CP of A after entry 3; the record has 2, 1 fewer.']]);
  });

  it('is so by the record as it counts now', () => {
    const events = after(amid(2), [uses('Gust', 'A2'), says(2)]);
    expect(doubts(events)).toHaveLength(1);
    expect(doubts(after(events, [strikes(4)]))).toEqual([]);
    expect(doubts(after(events, [strikes(5)]))).toEqual([]);
  });
});
