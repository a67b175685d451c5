import type { MatchCommand, Remedy } from '../index.js';
import { after, begun, by, given, rules, stateOf, SYSTEM } from '@adjutant/testing/given';

const confirms = (player: 'A' | 'B'): MatchCommand => ({ type: 'ConfirmResult', data: { player } });
const ANN = by('player', 'person-a');
const finished = after(begun(), [{ type: 'FinishMatch', data: { ending: 'time' } }]);
const confirmed = after(finished, [confirms('A'), confirms('B')], ANN);
const adjust: Remedy = { kind: 'adjust', player: 'A', resource: 'vp', category: 'perches', amount: 3 };
const ruled = (called: number): MatchCommand => {
  const { type, data } = rules([adjust], 'judge') as Extract<MatchCommand, { type: 'ApplyRuling' }>;
  return { type, data: { ...data, called } };
};

describe('a ruling of a plain judge on a result that both have confirmed', () => {
  it('is carried out where that judge was called before both had confirmed', () => {
    const events = after(confirmed, [ruled(5)], SYSTEM);
    expect(stateOf(events)).toMatchObject({ status: 'finished', result: { points: { A: 3, B: 0 } }, confirmedBy: [] });
    expect(events.find(({ type }) => type === 'RulingApplied')?.data).not.toHaveProperty('called');
  });

  it('is not, where the judge was called after it, or nobody knows when', () => {
    given(confirmed).when(ruled(6), SYSTEM).thenRefused('result/settled');
    given(confirmed)
      .when(rules([adjust], 'judge'), SYSTEM)
      .thenRefused('result/settled');
  });
});
