import type { Timed } from '@adjutant/replay';
import { advances, after, begun, SHELF, strikes } from '@adjutant/testing/given';
import { timelineOf } from '../timeline.js';
import { doubtsView } from './doubts-view.js';

const record = after(begun(), [advances(), advances()]);
const at = (minute: number): string => `2031-05-04T12:${minute}:00.000Z`;
const times = (...minutes: readonly number[]): readonly Timed[] =>
  minutes.map((minute, entry) => ({ entry, recorder: 'ann', occurredAt: at(minute) }));

describe('an entry that happened before the one entered earlier, by its recorder’s own clock', () => {
  const backwards = times(10, 11, 12, 13, 50, 20);

  it('is a doubt of the match, and marked in the timeline', () => {
    expect(doubtsView(SHELF, record, backwards).groups).toMatchObject([{ kind: 'backwards', doubts: [{ entry: 5 }] }]);
    expect(
      timelineOf(SHELF, record, backwards)
        .filter(({ doubts }) => doubts)
        .map(({ number }) => number),
    ).toEqual([5]);
  });

  it('is none where nobody says when, or where it is struck', () => {
    expect(doubtsView(SHELF, record).count).toBe(0);
    expect(doubtsView(SHELF, record, times(10, 11, 12, 13, 14, 15)).count).toBe(0);
    expect(doubtsView(SHELF, after(record, [strikes(5)]), backwards).count).toBe(0);
  });
});
