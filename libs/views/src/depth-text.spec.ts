import type { MatchEvent } from '@adjutant/match';
import { begun, opened, SHELF, stateOf } from '@adjutant/testing/given';
import { depthText, ledgerOf, matchView } from './index.js';

const openedAs = (depth: 'result' | 'score'): MatchEvent => {
  const event = opened();
  return { ...event, data: { ...event.data, depth } } as MatchEvent;
};
const asScore = [openedAs('score'), ...begun().slice(1)];
const raised: MatchEvent = { type: 'DepthRaised', data: { depth: 'full' } };

describe('how deep a record rests', () => {
  it('is said of one that is not in full, and since which entry it is', () => {
    expect(depthText(stateOf(asScore))).toBe(
      'Recorded as a score, without units: targets, their keywords, states such as Battle-shock and limits of a unit were not checked, and what would be asked of them is vouched for by whoever acted.',
    );
    expect(depthText(stateOf([...asScore, raised]))).toMatch(/^Recorded as a score.*; from entry 4 on in full\.$/);
  });

  it('stands on the ledgers and the view of the match', () => {
    expect(ledgerOf(SHELF, asScore).depth).toMatch(/as a score/);
    expect(matchView(SHELF, 'm-1', stateOf(asScore))?.depth).toMatch(/as a score/);
  });

  it('is left out where everything is recorded', () => {
    expect(depthText(stateOf([]))).toBeNull();
    expect(ledgerOf(SHELF, begun())).not.toHaveProperty('depth');
    expect(matchView(SHELF, 'm-1', stateOf(begun()))).not.toHaveProperty('depth');
  });
});
